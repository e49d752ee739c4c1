### 作られた局面の誤りと、正しい値。句点なし。

unsound-order-cards = プレイ順カードは各プレイヤーに1枚ずつです
unsound-agenda = 待っている決定：{ $waiting }。ゲーム中は1つ、終了後はありません
unsound-nobody-decides = 尋ねられていることを決められる人がいません
unsound-passes = 各プレイヤーがパスしたかどうかを示してください
unsound-turn = { $players }人のゲームで、パス{ $passes }回の後に{ $next }番目の手番はありません
unsound-local-price =
    { GIVEN($price) ->
        [yes] ローカル鉄道の価格は{ $price }
       *[no] ローカル鉄道の価格はなし
    }ですが、ゲーム進行表では{ GIVEN($right) ->
        [yes] { $right }
       *[no] なし
    }です
unsound-ended-early = ゲームが始まる前に終わっています
unsound-bids-above-cash = { $seat }：競り値の合計{ $bids }、現金{ $cash }
unsound-sold-is-bid-for = 売却済みのものは競りにかけられません
unsound-bidders = パスした人と次に競る人が合いません
unsound-impossible-bid = { $seat }の競り値が{ $bid }ということはありえません

## ラウンドと手番

unsound-operates-twice = 会社の運営は1ラウンドに1回で、2回はありません
unsound-operates-unfloated = { $company }は運営順にありますが、開始していません
unsound-no-turn = 運営ラウンドではいずれかの会社の手番です
unsound-out-of-turn = 今は{ $company }の手番ではありません
unsound-operates-closed = { $company }の手番ですが、開始していないか閉鎖されています
unsound-turn-not-begun = { $company }は手番の途中ですが、まだ運営したことがありません
unsound-tiles-in-turn = { $company }がこの手番に置いたタイル：{ $laid }。{ $most }枚までです
unsound-wrong-phase = カード{ $train-letter }が山札に{ $left }枚なら{ $right }で、{ $phase }ではありません

## 株と社長

unsound-shares-above-total = { $company }の手持ちとバンクプールの株：{ $held }。全部で{ $total }株です
unsound-shares-of-no-company = { $company }の手持ちの株：{ $held }。設立前か、ゲームから除かれています
unsound-shares-above-cap = { $seat }の{ $company }の株：{ $shares }。{ $most }株までです
unsound-no-director = { $company }に社長が必要です
unsound-director-of-none = { $company }に社長は置けません。ゲームにないか、ヴァツラフの会社です
unsound-director-holds = { $company }の社長の株：{ $held }。2株以上です
unsound-more-than-director = { $seat }の{ $company }の株：{ $shares }。社長の{ $held }株より多くなっています
unsound-vaclav-absent = { $company }はヴァツラフのものになりません。彼はこのゲームにいません
unsound-vaclav-twice = ヴァツラフの会社は各規模に1つです。{ $company }のほかにもう1つあります
unsound-vaclav-holds = ヴァツラフの{ $company }は開始していて、彼の株は{ $right }です（{ $shares }ではありません）
unsound-more-than-vaclav = { $seat }の{ $company }の株：{ $shares }。ヴァツラフの{ $held }株より多くなっています
unsound-vaclav-owns = { $company }はヴァツラフの会社で、資金もローカル鉄道も持ちません
unsound-vaclav-trains = { $company }はヴァツラフの会社で、列車が{ $trains }輛あります。自社の規模の1輛までです
unsound-vaclav-took-over = { $company }はヴァツラフの会社で、他社を買収したはずがありません

## 会社

unsound-early-home = { $company }が本拠地トークンを置くのは最初の手番で、その前ではありません
unsound-owns-unfloated = { $company }は開始していないかゲームから除かれていて、何も持ちません
unsound-charter-markers = { $company }のチャーターのトークン：{ $markers }。正しくは{ $right }です
unsound-railway-marker = { $company }のトークンは、プレイヤーが証券を持つ間は本拠地に、それ以外はどこにもありません
unsound-railway-owns = { $company }はプライベート鉄道で、何も持ちません
unsound-chart-markers = 株式市場の{ $company }のトークン：{ $markers }。正しくは{ $right }です
unsound-beside-chart = { $company }の株価トークンが株式市場にありません
unsound-start-price = { $company }の初期株価{ $price }はありえません。可能なのは{ LIST($prices-short, last: "、") }{ $currency }です
unsound-chart-order = { $before }（{ $higher }）の運営は{ $company }（{ $price }）より先です
unsound-debt-above-penalty = { $seat }の借金は{ $debt }、ペナルティは{ $penalty }です。ペナルティのほうが少ないことはありません
unsound-private-owner =
    { $private }は{ $owner ->
        [sheet] 今は未売却ではありえません
        [player] この形で{ $owner-seat }のものではありえません
        [company] { $owner-company }のものではありえません
        [removed] 今は未売却で除かれていることはありえません
       *[closed] 今は閉鎖ではありえません
    }{ $used ->
        [yes] （特殊能力は使用済み）
       *[no] {""}
    }

## タイルと駅

unsound-tile-count = タイル{ $tile }：盤上{ $laid }、残り{ $left }。箱には{ $count }枚あります
unsound-tile-turned = { $hex }のタイル{ $tile }は、{ $rotation }より小さい向きでも同じ絵です
unsound-red-tile-away = 赤いタイル{ $tile }は{ $hex }のものではありません
unsound-red-tile-early = { $company }は赤いタイルを{ $hex }に敷設済みなので、本拠地トークンも置かれているはずです
unsound-no-tiles-here = タイル{ $tile }のある{ $hex }には、タイルは置かれません
unsound-tile-letters = タイル{ $tile }の文字が{ $hex }と違います
unsound-tile-colour = { $hex }のタイル{ $tile }の色は{ $phase }ではまだ使えません
unsound-tile-leads-off = タイル{ $tile }はこの向きでは{ $hex }に合いません。線路が盤外に出るか、接続を欠いています
unsound-tile-locations = タイル{ $tile }の都市や町が{ $hex }と違います
unsound-city-full = { $hex }の都市のトークン：{ $markers }。場所は{ $places }つです
unsound-markers-on-hex = { $hex }の{ $company }のトークン：{ $markers }。1つまでです
unsound-marker-in-no-city = { $hex }の{ $company }のトークンが都市にありません
unsound-marker-waits = { $company }のトークンが{ $hex }のどの都市にあるかを示してください
unsound-marker-on-red = { $company }のトークンが他社の赤いタイル（{ $hex }）にあります
unsound-before-home = 本拠地の会社が都市を選ぶまで、{ $hex }にトークンは置けません
unsound-home-places = { $hex }の空き：{ $free }。本拠地の会社に{ $needed }つ必要です
unsound-marker-count = 盤上のトークン：{ $placed }、チャーターの上：{ $charters }。合わせて{ $right }のはずです
unsound-markers-unsorted = トークンが順に並んでいません

## 列車

unsound-cards-left = 山札に残るカード{ $train-letter }：{ $left }。1から{ $count }までです
unsound-cards-in-play = 会社と列車プールにあるカード{ $train-letter }：{ $count }。山札から出たのは{ $sold }枚です
unsound-scrapped-twice = 列車の種類が廃車になるのは1度だけです
unsound-no-such-side =
    { GIVEN($company) ->
        [yes] { $company }のカード
       *[no] 列車プールのカード
    }にこの面はありません
unsound-scrapped =
    { GIVEN($company) ->
        [yes] { $company }に{ $train_type }
       *[no] 列車プールに{ $train_type }
    }がありますが、その種類は廃車済みです
unsound-trains-unfloated = { $company }は開始していないかゲームから除かれていて、列車を持ちません
unsound-train-too-large =
    { $company }の列車が自社より大きい規模のものです（{ $side ->
        [small] 小
        [medium] 中
       *[large] 大
    }）
unsound-train-limit = { $company }の列車：{ $owns }。{ $most }までです

## お金と借入

unsound-money-in-all = 銀行{ $bank }、プレイヤー{ $players }、会社{ $companies }を合わせて{ $all }になりません
unsound-loans = { $company }の融資：{ $loans }。今は受けられません
unsound-held-back = { $company }に{ $amount }を保留できません。ゲームにないか、資本金の形が違うか、目的地に着いています
unsound-no-capital = { $company }の資本金の形を示してください
unsound-pool-full = バンクプールの{ $company }の株：{ $shares }。{ $most }株までです
unsound-national-unformed = { $company }が設立されないまま存在しています
unsound-cash-above-paid = { $seat }の現金は{ $cash }、銀行が払ったのは{ $paid }です
unsound-worth = { $seat }の資産が{ $worth }で、どのゲームでもありえません
unsound-treasury-above-paid = { $company }の資金は{ $treasury }、銀行が払ったのは{ $paid }です
unsound-nothing-offered = { $seat }の決定を待っていますが、できることがありません
