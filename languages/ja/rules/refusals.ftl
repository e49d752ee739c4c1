### Why an action is refused: what is wrong with its numbers, and what would be right. No full stop.
### Besides its own arguments every reason knows $rule, the id of the rule behind it.

# $why is one of the messages below.
refusal = { $section }：{ $why }

why-game-is-over = ゲームは終了しています
why-not-your-turn = 今決めるのは{ $seat }ではなく{ $turn_of }です
why-not-now = 今は別のことを決める場面です
why-may-not-pass =
    { $step ->
        [run] 列車は必ず運行します
        [dividend] 収益は必ず配当か留保のどちらかにします
       *[other] これを決めるまでゲームは先に進みません
    }
why-cannot-afford = { $need }必要ですが、{ $have }しかありません
why-out-of-range =
    { AMOUNT($to) ->
        [0] 支払えるお金がないため、{ $given }は多すぎます
       *[other]
            { COMPARE($from, $to) ->
                [same] { $given }は不可で、可能なのは{ $to }だけです
               *[other] { $given }は{ AMOUNT($from) }～{ $to }の範囲外です
            }
    }
why-share-count =
    { $most ->
        [0] 売却できる株はありません
        [1] 売却できるのは1株だけです
       *[other] 売却できるのは{ $most }株までです
    }（指定は{ $given }株）
why-not-a-start-price = { $price }は初期株価にできません。選べるのは{ LIST($prices-short, by: "、") }{ $currency }です

## Private companies and papers

why-private-not-there =
    { $rule ->
        [R-PRE-02] { $private }は場にありません
        [R-MOR-12] { $private }はボード上にありません
        [R-MOR-15] 社長は{ $private }を持っていません
        [R-LOC-08] { $private }を持っているプレイヤーはいません
        [R-36-AUC-02] { $private }はすでに売れています
        [R-36-PRV-03] { $private }を持っているプレイヤーはいません
        [R-36-PRV-04] { $private }を売れるほかのプレイヤーはいません
        [R-36-EMR-08] 社長は{ $private }を持っていません
       *[other] この会社は{ $private }を持っていません
    }
why-found-no-bid = { $private }には入札がなく、別の証券が売れるまで再び競りに出せません
why-not-for-sale = { $private }は会社には買えません。所有者が運行させることだけができます
why-no-share-company = { $company }は株のないプライベート鉄道です
why-power-is-used = { $private }の特殊能力は使用済みです
# $colours and $terrains are what its power is for.
why-no-such-power =
    { $private }でできるのは{ $rule ->
        [R-LOC-02] 縁が紫色のタイル（{ LIST($colours, by: "、") }）の敷設だけです
       *[other] 地形コスト（{ LIST($terrains, by: "、") }）の免除だけです
    }
why-not-the-cheapest = 購入できるのは最も安いプライベート会社だけで、入札できるのはそれ以外だけです

## Shares

why-first-stock-round = 最初の株式ラウンドでは株を売却できません
why-above-certificate-limit = 証券が{ $holds }枚あり、保有制限の{ $limit }枚を超えているため、先に株を売却する必要があります
why-certificate-limit = 証券が{ $holds }枚あり、保有制限の{ $limit }枚に空きがありません
why-ownership-limit = { $company }の持ち分が{ $percent }%になり、上限の{ $most }%を超えます
why-vaclavs-company = { $company }はヴァツラフの会社です。収益は配当し、売買や取引は一切行いません
why-not-available-yet =
    { GIVEN($since) ->
        [yes] { $company }の設立は{ $since }以降に可能です（現在は{ $phase }）
       *[no] { $phase }以降、{ $company }は設立できません
    }
why-already-started = { $company }はすでに設立されています
why-not-started = { $company }はまだ設立されていません
why-company-closed = { $company }はゲームから除外されています
why-no-share-in-bank = 銀行に{ $company }株がありません
why-sold-this-round = このプレイヤーはこのラウンドに売却しているため、{ $company }株を購入できません
why-in-debt = 先に{ $debt }の借金を返済する必要があります
why-no-successor =
    ほかに{ chief }になれる人がいないため、{ $company }株は{ $most ->
        [0] 売却できません
       *[other] { $most }株までしか売却できません
    }
why-pool-full =
    { $most ->
        [0] バンクプールにはこれ以上{ $company }株が入りません
       *[other] バンクプールに入る{ $company }株はあと{ shares-at-most }までです
    }
why-pool-first = { $company }株の過半数がバンクプールにあるため、そこから購入する必要があります
why-one-purchase = 1回の手番で購入できるのは1回だけです
why-sales-are-over = 株の売却は購入の前か後のどちらか一方だけで、両方ではできません
why-just-bought-shares =
    { $most ->
        [0] 買ったばかりの{ $company }株は売却できません
       *[other] 買ったばかりの{ $company }株は売却できないため、売却できるのは{ shares-at-most }までです
    }
why-more-than-needed = 必要以上の売却はできません：{ shares-at-most }まで
why-president-stays = 資金の調達中は、{ $company }の社長を交代させる売却はできません
why-must-buy-second = 暫定社長は{ $company }の2株目を購入する必要があります
why-block-sold = { $company }株はすでに売却済みで、売却を追加することはできません
why-nobody-could-act = この売却で{ $company }が閉鎖されると、18xx.gamesではゲームが止まってしまいます

shares-at-most = { $most }株

## The map

why-not-its-hex = { $hex }はこの会社の本拠地ではありません
why-no-tiles-here = { $hex }にはタイルを敷設できません
why-tile-does-not-fit = タイル{ $tile }は{ $hex }に合いません
why-position-does-not-fit = タイル{ $tile }は{ $hex }では向き{ $rotation }にできません
why-same-picture = 向き{ $rotation }と向き{ $same_as }は見た目が同じです。向き{ $same_as }を使ってください
why-colour-not-yet =
    { $colour ->
        [yellow] 黄色
        [green] 緑色
        [brown] 茶色
        [grey] 灰色
        [red] 赤い
       *[white] 白い
    }タイルは{ GIVEN($since) ->
        [yes] { $since }以降に敷設できます（現在は{ $phase }）
       *[no] { $phase }以降、敷設できません
    }
why-no-tile-left = タイル{ $tile }は残っていません
why-needs-local = タイル{ $tile }を敷設できるのはローカル鉄道の特殊能力を使うときだけです
why-nothing-to-waive = { $hex }のタイルにはもともと費用がかかりません
why-build-used-up = タイルを{ $laid }枚敷設済みで、この手番ではもう敷設できません
why-yellow-or-promotion = 1回の手番でできるのは黄色タイルの敷設か1回のアップグレードのどちらかで、両方はできません
why-home-first = 最初のタイルは本拠地の{ $home }に敷設する必要があります
why-not-connected = { $hex }のタイルはこの会社の駅とつながりません
why-no-new-track = { $hex }の新しい線路はどれもつながりません
why-blocked-by-private = プレイヤーが{ $private }を持っている間は、誰も{ $hex }に敷設できません
why-no-such-city = { $hex }に都市{ $city }はありません
why-no-marker-left = チャーターに駅トークンが残っていません
why-marker-on-hex = { $hex }にはすでにこの会社の駅トークンがあります
why-city-full = { $hex }に空き場所がありません
why-place-reserved = { $hex }の空き場所は{ $company }が予約しています
why-city-not-connected = この会社の駅から{ $hex }への経路がありません

## Routes

why-cannot-run = この会社は{ $train }列車を運行できません
why-illegal-route =
    { $train }列車のルート{ GIVEN($hex) ->
        [yes] （{ $hex }）
       *[no] {""}
    }は{ $fault ->
        [broken] 途中で途切れています
        [too-short] 収入のある場所が2か所に足りません
        [too-long] 収入のある場所が列車の上限を超えています
        [no-station] この会社の駅を通っていません
        [stop-twice] 同じ収入のある場所を2回使っています
        [track-twice] 同じ線路を2回使っています
       *[blocked] ブロックされた都市を通過しています
    }
why-runs-not-sorted = 運行は決まった順に並べる必要があります
why-better-routes = このルートの収益は{ $claimed }ですが、{ $best }が可能です：{ LIST($stops, by: "；") }

## Deals and trains

why-not-smaller = { $target }はこの会社より小さい規模ではありません
why-not-floated = { $company }はまだ開始していません
why-itself = 会社は自分自身とは取引できません
why-refused-before = { $price }は拒否され、その後の状況に変化がないため、より高い額しか提案できません
why-no-other-price = 逆提案できる額がないため、同意か拒否のどちらかになります
why-not-in-phase =
    { $rule ->
        [R-36-LOAN-01] { $phase }ではもう融資を受けられません
       *[other]
            { GIVEN($since) ->
                [yes] このような取引は{ $since }以降に可能です（現在は{ $phase }）
               *[no] { $phase }以降、このような取引はできません
            }
    }
why-too-large = { $company }は{ size-of-company }会社なので、{ size }規模の列車やローカル鉄道は持てません
why-no-such-side = このカードに{ size }の面はありません
why-no-such-train = 購入できる{ $train }列車はありません
why-type-is-scrapped = { $train_type }列車はすでに廃車になっています
why-only-larger = 列車カードはより大きい面にしか回転できません
# $limit is what the company may own.
why-train-limit =
    { $company }の列車は{ $owns }輛で、{ $company-national ->
        [yes] 保有制限は{ $limit }輛です
       *[no]
            { COMPARE($owns, $limit) ->
                [same] { $phase }の保有制限に達しています
               *[other] { $phase }の保有制限は{ $limit }輛です
            }
    }
why-keep-room-for-own-train = { $company }が保有できる列車は{ $limit }輛で、うち1輛は自社で運行できる列車でなければなりません
why-must-own-train = { $company }は自社で運行できる列車を保有する義務があります
why-just-bought = { $train }列車は買ったばかりなので手放せません
why-permanent-stays = { $train }列車は永久列車なので国鉄に残ります
why-type-bought = この手番ではすでに{ $train_type }列車を購入しています
why-printed-price = 国鉄との列車の取引は額面の{ $price }で行います
why-only-permanent = 国鉄が購入できるのは永久列車だけです
why-frozen = 永久列車のない国鉄は、列車以外には支払いをしません
why-only-cheapest = 社長が補填できるのは、最も安い{ $price }の列車だけです

## Loans

why-loan-limit = 融資は{ $loans }件で、プレイヤーが持つこの会社の株数に達しています
why-one-loan = 会社が受けられる融資は1回の手番に1件です
why-has-repaid = 融資を返済した会社は、同じ手番に新たな融資を受けられません
why-no-loan = この会社に融資はありません
why-can-still-pay = まだ株を売却すれば必要な額に届きます
why-sold-for-train = 株は最も安い列車のために売却したもので、その支払いに充てる必要があります
why-other-way = 株の売却だけでは足りませんが、融資か、社長が率いる別の会社の列車を使えば足ります

## Parts of reasons

size-of-company =
    { $company-size ->
        [small] 小規模
        [medium] 中規模
       *[large] 大規模
    }
