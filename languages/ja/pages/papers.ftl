# Moravia-Silesia: private papers and their auction.

round-auction = プライベート証券の競り
round-short-auction = 競り
verb-pick-paper = 証券の出品
verb-bid = 入札
verb-assign-train = プライベート列車
pick-hint = 自分が最初に入札するか、パスします。その後、ほかのプレイヤーの番になります。
pick-lowest = { $lowest }から。
bid-hint = { $lowest }以上を入札するか、競りを降りてください。降りると戻れません。
bid-for = { $private }の競り値
do-bid = 入札
pass-bid = 競りを降りる
auction-up = 競りの対象
auction-highest = 最高額
auction-bid = { $player } { $bid }
auction-no-bid = なし（{ $lowest }から）
auction-in = 参加中
run-nothing = 列車を運行しない
assign = { $paper }をこの会社で運行
paper-train = 所有者が社長を務める会社で1度だけ、会社の列車とは別に運行できます。ほかの列車と同じ線路を使え、町は飛ばし、赤いタイルのボーナスをすべて得ます。運行後は除外されます。
paper-railway = 駅トークンは{ $hex }にあります。各運営ラウンドの始めに、そこにタイルを敷設でき、都市の価値と同額の収入を得ます。最初の3列車が登場した後は会社が購入でき、駅トークンはその会社の駅になります。
phase-closes = プライベート証券の閉鎖
papers = 証券
info-papers = その他のプライベート証券
reconstructed = 再構成したボード
reconstructed-short = 再構成ボード
run-bonuses = { $trains }：ルートの端にある赤いタイル1枚につき、どの会社のものでも{ $bonus }を加算。ほかの列車に加算はありません。
