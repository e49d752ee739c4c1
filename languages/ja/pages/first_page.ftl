# The first page.

## First page
play-now = 今すぐ遊ぶ
play-now-hint = ゲームと人数を選んでください。初期設定では全員がこの画面で遊びます。
players-and-vaclav = { $players }人とヴァツラフ
no-title = { $title }というゲームはありません
names = 席
seat-number = 席{ $seat }
start = 開始
start-against-bots = ほかは全員ボット（車掌）
start-at-once = 18CZをボット3体と遊ぶ
cover-alt = ゲーム中盤の18CZの地図
cover-words = 18CZ：ボヘミア、モラヴィア、シレジアの地図と、線路、駅、そして大中小3つの規模の会社。
own-games = あなたのゲーム
filter = 一覧に表示するゲーム
filter-all = すべて
filter-turn = 自分の手番
filter-waits = 相手の手番
filter-gathers = 参加者募集中
filter-over = 終了
kept-until = { $day }まで保存
kept-hint = アカウントを持つ参加者がいないゲームは、最後の手から{ $days }日後に削除されます。残しておくには、新規登録するか、ファイルをダウンロードしてください。
entries = { $count ->
    [0] 未開始
   *[other] { $count }手
}
import = インポート
import-hint = Lokálkaのゲームファイル、または18xx.gamesから書き出した18CZか1836Jr-56のゲーム。
import-file = ファイル
import-button = インポート
import-unread = ファイルを読み込めないか、送信できませんでした。もう一度選んでください。
wrong-action = アクション{ $number }：{ $why }
import-failed = このファイルはインポートできません：{ $why }
import-no-json = ゲームファイルはJSON形式ですが、これは違います（{ $error }）
import-long = アクションが{ $count }件あり、読み込める上限の{ $most }件を超えています
export-failed = このゲームは18xx.gamesの記録として書き出せません：{ $why }
export-at-the-end = ほかの人も参加しているゲームは、これからの抽選の結果が分かってしまうため、進行中はファイルに書き出せません。終了後にもう一度お試しください。
export-part-hint = ?until={ $count }を付けると、その手前までの{ $count }件のアクションを書き出せます。
export-part = 手前までの{ $count }件のアクションをダウンロード
too-many = 参加できるのは{ $most }人までです
name-missing = 席{ $seat }の名前を入力してください
name-too-long = 名前は{ $most }文字までです
name-twice = { $name }という名前のプレイヤーが2人います
name-alike = { $other }と{ $name }は見た目が同じ名前です

## Bots
seat-bots = ボット
seat-bots-wealth = 資産重視のボット
seat-unknown = 「{ $seat }」という席はありません。使えるのはhere、open、invite、novice、conductor、directorで、ボットには:wealthを付けられます
player-malformed = プレイヤーは"Anna"のような名前か、{ "{" }"seat": "open"{ "}" }のような席で指定します
# How strong the bots of a title are: ratings as in chess, of which 400 points more win ten of eleven games.
bots-rated = ボット { $novice }～{ $director }
bots-rated-hint = ボット：見習い{ $novice }、車掌{ $conductor }、社長{ $director }。チェスと同じ方式のレーティング（ボット同士の対戦で測定）。200点の差で、4回に3回勝ちます
bots-unlearned = このタイトルを学習したボットはないため、経験則でプレイします
bot-novice = 見習い：よく迷う、初心者にやさしい相手
bot-conductor = 車掌：なかなかの腕前、ときどきミスもする
bot-director = 社長：最強
bot-name = { $name }（ボット）
