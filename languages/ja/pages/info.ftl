# What one looks up.

info = 資料
info-phases = 列車
info-tiles = タイル
info-companies = 会社
info-limits = 制限
info-course = ラウンド
info-charts = グラフ
info-locals = ローカル鉄道

## Phases and trains
phases-hint = フェイズは、その文字のカードが初めて販売されるか、海外に売却されたときに始まります。カードは、そこに書かれた列車のうち1つとして購入します。
phases-hint-vaclav = フェイズは、その文字のカードが初めて販売されるか、ヴァツラフに渡ったときに始まります。カードは、そこに書かれた列車のうち1つとして購入します。
phase-now = 現在
cards-left = 残り
limit-of = { size }規模制限
tiles-colour = タイル
phase-opens = 変更点
phase-companies = { size }規模会社
phase-locals = 会社によるローカル鉄道の購入
phase-trade = 会社間の列車の売買
trains-run = 列車の運行方法
run-plain = 2、3、4、5：通った収入のある場所をすべて、その数まで数えます。
run-plus = 2+2、3+3など：通った収入のある場所をすべて、合計の数まで数えます。そのうち都市と赤いタイルは最初の数までです。
run-express = 3E、4Eなど：町は飛ばすことができ、収入のある場所をその数まで数えます。
trains-scrap = 販売による廃車
scraps-of = 最初の{ $train }列車で{ $scraps }列車が廃車になります。

## Tiles
tiles-hint = 総数のうちの残り枚数と、アップグレード先。
tiles-left-of = { $left }/{ $all }枚
tile-becomes = →
tile-home = { $company }の本拠地
colour-yellow = 黄色
colour-green = 緑色
colour-brown = 茶色
colour-grey = 灰色
colour-red = 赤い本拠地タイル

## Companies and local railways
info-name = 名称
info-size = 規模
info-home = 本拠地
home-choice = { $hex }（都市は選択）
home-red = { $hexes }の赤いタイル
info-state = 状態
status-unstarted = 未設立
status-started = 社長は{ $player }、開始前
status-floated = 社長は{ $player }
status-closed = 買収済み
info-local = 記号
info-owner = 所有者
owner-sheet = 販売中
owner-removed = 売れ残り
owner-closed = 銀行に売却済み
power-used = 特殊能力は使用済み

## Certificates and limits
limits-certificates-plain = { $players }人ゲームでは、1人が持てる証券は{ $limit }枚です。
limits-certificates = { $players }人ゲームでは、1人が持てる証券は{ $limit }枚です。株券と手元のローカル鉄道をそれぞれ1枚と数えます。2株分の社長株も1枚です。
limits-shares = 株券
limits-together = 合計
limits-free = 空き
limits-over = { $count }枚超過
limits-sizes = 会社の規模
size-shares = 株数
size-float = 開始
size-most = 上限
size-prices = 初期株価
size-steps = 配当時移動
size-markers = 駅

## Course of the game
course-left = { $count ->
    [0] 全{ $all }ラウンドの最後のラウンドです。
   *[other] 全{ $all }ラウンドのうち、残り{ $count }ラウンドです。
}
course-hint = ラウンドの数は決まっています。運営ラウンドに書かれた価格は、会社がローカル鉄道に支払える上限で、銀行の買取価格でもあります。
course-export = 輸出
course-price = ローカル鉄道{ $price }
course-done = 終了
course-here = 現在
course-ahead = これから

## A hex
hex-tile = タイル
hex-terrain = { terrain }、最初のタイルの費用{ $cost }
hex-stations = 駅
hex-reached = 到達できる会社
hex-neighbours = 隣
hex-next = このフェイズで敷設できるタイル
hex-later = 後のフェイズで敷設できるタイル
hex-known = このヘクスの情報
private-price = 価格
