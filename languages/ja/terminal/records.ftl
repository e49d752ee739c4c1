### What is wrong with a game file, or with a record of 18xx.games. Said after the name of the file, without a full stop.
### Words in `backquotes` are written so in files and stay as they are; so do 18xx.games and JSON. $error is told by a
### library, in English.

record-not-json = JSONとして完全ではありません：{ $error }
record-no-object = JSONオブジェクトではありません
record-title-unknown = `{ $title }`は未知のゲームです。使えるのは{ $known }です
# How many players a title is not played by; $possible is a list such as 3, 4, 5.
record-player-count = プレイヤーが{ $given_count }人います。このゲームの人数：{ $possible }
record-second-player = players[{ $index }]：{ $player }が重複しています

## Our own game file

# $place is a key of the file, or record-place-file; $what is one of those below.
record-shape = { $place }：{ $what }
record-place-file = ファイル
record-version = 形式のバージョンが{ $version }です。このプログラムが読み込めるのはバージョン{ $ours }です
record-no-version = バージョンを示すキー`lokalka`がないため、ゲームファイルではありません
record-no-text = ないか、文字列ではありません
record-no-list = ないか、リストではありません
record-not-an-object = オブジェクトではありません
record-not-a-text = 文字列ではありません
record-not-a-seed = 0以上の整数ではありません
record-not-a-switch = trueでもfalseでもありません
record-name-twice = { $player }が重複しています
record-key-unknown = 未知のキーです。使えるのは{ $known }です
record-profile-unknown = { $profile }は未知のプロファイルです。使えるのは{ $known }です
record-option-unknown = `{ $option }`は未知のオプションです。使えるのは{ $known }です
# An action as it is written, and what is wrong with it.
record-action = アクション{ $number }（{ $written }）：{ $why }
record-player-unknown = { $player }というプレイヤーはいません。参加者は{ $known }です
record-no-do = 何をするかを示す`do`がありません
record-nobody-acts = 誰の手番でもありません

## Names in written actions

record-action-unknown = `{ $action }`は未知のアクションです。使えるのは{ $known }です
record-field-missing = フィールド`{ $field }`がありません
record-too-large = { $number }は大きすぎます。上限は255です
record-hex-unknown = この地図にヘクス{ $hex }はありません
record-tile-unknown = このゲームにタイル{ $tile }はありません
record-rotation = 向き{ $rotation }：タイルの向きは0～5です
record-company-unknown = { $company }という会社はありません。あるのは{ $known }です
# $kind: what private papers are in this title.
record-private-unknown =
    { $private }という{ $kind ->
        [local] ローカル鉄道
       *[company] プライベート会社
    }はありません。あるのは{ $known }です
record-train-unknown = { $train }という列車はありません。列車は種類とカードの文字で表します：{ $known }
record-train-not-on-top = 山札の一番上に{ $train }列車はありません。このカードの列車は{ $known }です
record-train-not-on-card = 列車プールのこのカードに{ $train }列車はありません。このカードの列車は{ $known }です
record-side-unknown = `{ $side }`という面はありません。使えるのはsmall、medium、largeです
record-track-unknown = `{ $track }`は線路ではありません。E15:4-s0やD6:1-4のように書きます
record-track-none = 線路{ $track }はありません。このヘクスには線路がありません
record-track-other = 線路{ $track }はありません。このヘクスにあるのは{ $known }です

## Records of 18xx.games that cannot be read

record-format-unknown = `{ $format }`は未知の形式です。使えるのはconformance-1です
record-title-missing = `title`がありません
record-list-missing = リスト`{ $key }`がありません
record-player-nameless = players[{ $index }]に`name`がありません
record-player-ids = `players`と`player_ids`が同じ長さのリストではありません
# $why is one of those that follow.
record-action-wrong = actions[{ $index }]：{ $why }
record-state-count = アクション{ $action_count }件に必要な状態は{ $need }件ですが、{ $states }件あります
record-state-no-object = states[{ $index }]がオブジェクトではありません
record-action-typeless = アクションに`type`がありません
record-action-fields = `{ $action }`：{ $error }
record-entity-missing = `{ $action }`に`entity`がありません
record-entity-no-text = `{ $action }`の`entity`が文字列ではありません
record-entity-type = `{ $action }`のentity_typeが`{ $given }`です。使えるのはplayer、corporation、companyです
# In place of an entity_type that is not given.
record-entity-type-none = なし
record-auto-actions = `{ $action }`のauto_actionsがリストではありません
record-undo = undoで戻る先のアクション{ $number }がありません
record-redo = redoの前にundoがありません

## Records of 18xx.games that cannot be followed

# $action is the word of the record: lay_tile.
record-at-action = アクション{ $number }（{ $action }）：{ $why }
record-over = ゲームは終了しています
record-unknown =
    { $what ->
        [player] プレイヤー{ $name }はいません
        [hex] ヘクス{ $name }はありません
        [share-price] 株価{ $name }はありません
        [company] 会社{ $name }はありません
        [train] 列車{ $name }はありません
        [city] 都市{ $name }はありません
        [tile] タイル{ $name }はありません
        [local] ローカル鉄道{ $name }はありません
       *[private] プライベート会社{ $name }はありません
    }
record-ownerless =
    この{ $what ->
        [local] ローカル鉄道
       *[private] プライベート会社
    }を所有する会社はありません
record-no-shares = 株が指定されていません
record-dividend-unknown = `{ $dividend }`は未知の配当方法です。使えるのはpayoutとwithholdです
record-train-never-bought = 列車{ $train }は購入されていません
record-train-below = { $train }は山札の一番上ではありません。一番上は{ $top }です
record-no-neighbours = { $chain }は隣り合うヘクスの順になっていません
record-no-track-along = { $chain }に沿った線路がありません
record-chain-apart = { $chain }はその前の部分とつながっていません
record-route-revenue = { $train }列車のルート：収益は{ $expected }のはずですが、{ $got }です
record-above-the-best = 最良のルートの収益は{ $best }ですが、記録では{ $recorded }です
record-cannot-do =
    ここでは{ $who ->
        [player] プレイヤー
        [company] 会社
        [local] ローカル鉄道
       *[private] プライベート会社
    }は`{ $action }`を行えません
record-refused = { $action }：{ $why }
record-unanswered = `{ $action }`より先に決めるべきことがありますが、記録にはその決定がありません

## Games that cannot be written as a record of 18xx.games

# $words: the action in words.
record-untold-action = アクション{ $number }（{ $words }）：{ $why }
record-untold-end = 最後のアクションの後：{ $why }
record-untold-title = 18xx.gamesに`{ $title }`というゲームはありません
record-untold-seed = 18xx.gamesで同じ会社が抽選されるシードがありません
record-untold-no-action = 18xx.gamesにはこのアクションがありません：{ $action }
record-untold-not-asked = 18xx.gamesでは、ここでこれを決めません
record-untold-asked-for =
    18xx.gamesでは、ここで{ $what ->
        [run] 運行
        [doubled-marker] 重複した駅トークン
        [city] 都市
       *[train] 列車
    }を決めません
record-untold-waits =
    18xx.gamesは{ $what ->
        [loan] ここで融資を待たず
        [station] 駅の決定の前にこれを待たず
       *[it] ここでこれを待たず
    }、先に進みます
record-untold-missing =
    { $what ->
        [operating-company] 運営中の会社
        [certificate] 販売中の株券
        [train-card] この列車のカード
        [train-to-return] 返却する列車
        [loan] 残っている融資
       *[loan-to-repay] 返済する融資
    }がありません
record-untold-revenue = 18xx.gamesでは、収益にルートが必要です
record-untold-repaid-in-part = 18xx.gamesでは、借金を現金のあるかぎり返済し、一部だけの返済はできません
record-untold-closes-the-last = 18xx.gamesでは、この売却で閉鎖される会社の手番が続き、ゲームが止まってしまいます
record-untold-differs =
    18xx.gamesのルールでは、ここまでで{ $what ->
        [players] プレイヤーの状態
        [companies] 会社の状態
        [board] タイルとトークンの配置
       *[trains] 列車の状態
    }が異なります
record-untold-goes-on = 18xx.gamesではこの先の進行が異なります：{ $why }
record-untold-ends = 18xx.gamesでは終わり方が異なります
record-untold-unreadable = 書き出したものを読み込めません：{ $why }

## Games judged by 18xx.games, compared with ours

record-passed = 合格、{ $action_count }アクション。運行{ $run_count }回のうち、記録の収益を下回ったもの0回、上回れたもの{ $higher_count }回、対象外{ $exempt_count }回
record-skipped = スキップ：{ $why }
# $what is one of the next two.
record-differs = 不一致：{ $what }
record-differs-before = 最初のアクションの前：{ $what }
record-differs-after = アクション{ $number }（{ $action }）：{ $what }
# $path is a place in the file: players.Anna.cash.
record-differs-state = { $path }：{ $expected }のはずですが、{ $got }です
record-unreadable = 読み込めません：{ $why }

## What is not compared as it is, with the reason, and where it applies (without a full stop)

record-praha-twice = 古いゲームでは、1つのルートがPrahaの2つの円を通ることができましたが、これはルールブックでも現在の18xx.gamesでも禁じられています。
record-praha-twice-applies = 18CZ：このようなルートを含む運行の収益は、記録のとおりとします
record-express-stops = 18xx.gamesでは、急行列車は通ったすべての場所のうち最良のもの（町は3つまで）を数えますが、ルールブックで飛ばせるのは町だけです。
record-express-stops-applies = 18CZ：急行列車を含む運行の収益（18xx.gamesの計算と一致する場合）
record-overdrawn = 18xx.gamesでは、強制的な売却によって、資金を必要とする当の会社が閉鎖されると、社長は現金がマイナスのままプレイを続けます。当サイトでは、会社とともに未払い分も消えます。
record-overdrawn-applies = 1836Jr-56：その売却までを比較します
record-half-sold = 18xx.gamesでは、2株を持つプレイヤーがいなくても、国鉄の暫定社長がただ1株の持ち株を売却できます。2株目の購入義務はそのまま残り、誰も売っていない株が動きます。
record-half-sold-applies = 1836Jr-56：その売却までを比較します
record-all-merged = 18xx.gamesでは、そのラウンドの会社がすべて合併するとラウンドが直ちに終わり、国鉄が駅と列車を手放す前に次のラウンドが始まります。
record-all-merged-applies = 1836Jr-56：その国鉄の成立までを比較します
record-next-turn = 18xx.gamesでは、破産でゲームが終わった後に次の会社の手番が始まることがあり、その会社は開始して本拠地の駅を置きます。
record-next-turn-applies = 1836Jr-56：最後の状態のうち、一度も運営しておらず、手番を迎えた会社の本拠地
