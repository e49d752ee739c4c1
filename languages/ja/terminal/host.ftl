### `lokalka serve`, `verify`, `backup`, `restore` and `admin`: what whoever runs a server is told.

data-none = { $path }に保存されたゲームはありません。保存場所は--dataまたは--databaseで指定します
data-no-home = ホームディレクトリが分かりません。--dataでフォルダーを指定してください

## serve

serve-ready = Lokálkaは{ $address }で動作しています（Ctrl-Cで停止）
serve-cannot-start = 起動できません：{ $error }
serve-cannot-listen = { $address }で待ち受けできません：{ $error }
serve-no-signals = シグナルを受け取れません：{ $error }
serve-cannot-log = ログを書き込めません：{ $error }
serve-no-count = `{ $given }`は接続数ではありません。1000のような数を指定してください

## verify

# $title: 18cz.
verify-game = { $game }（{ $title }）：{ $what }
verify-no-game = ゲーム{ $game }はありません
verify-goes-on = 再び検証に合格、再開します
verify-could-go-on = 再び検証に合格、再開できます
# $why is a sentence.
verify-frozen = { $why }ゲームを停止しました。
verify-not-begun = ゲームを開始できません：{ $why }
verify-tally =
    { $game_count }ゲーム、{ $entry_count }件：合格{ $pass_count }、不一致{ $wrong_count }{ $mended_count ->
        [0] {""}
       *[other] 。合格のうち{ $mended_count }ゲームは停止していたものです
    }{ $uncompared_count ->
        [0] {""}
       *[other] 。{ $uncompared_count }件は、フィンガープリントが別のバージョンのものなので、再現だけして比較していません
    }

## backup and restore

backup-exists = { $path }はすでにあります。別の名前にするか、--forceで上書きしてください
# $what is backup-contents.
backup-written = { $path }にバックアップしました：{ $what }
backup-restored = { $path }を復元しました：{ $what }
backup-contents = { $game_count }ゲーム（ログ{ $entry_count }件）、アカウント{ $account_count }件
backup-start-again = すでにここで動作しているサーバーは、メモリーに古い秘密鍵を持っているため、再起動が必要です。

## admin

admin-frozen = ゲーム{ $game }を停止しました
admin-thawed = ゲーム{ $game }を再開しました
admin-deleted = アカウント{ $name }を削除しました
admin-factor-off = { $name }の二要素認証を無効にしました
admin-factor-was-off = { $name }の二要素認証は有効になっていませんでした
admin-password = { $name }の新しいパスワードは{ $password }です
# Beside the name of an account.
admin-since = { $date }から
admin-games = { $count }ゲーム
admin-accounts = アカウント{ $count }件
admin-entries = { $count }件、最終{ $date }
# A word of the audit log: about which game.
admin-about-game = ゲーム{ $game }
# Where a game stands; --status takes the English words.
admin-status =
    { $status ->
        [gathering] 募集中
        [playing] 進行中
        [finished] 終了
       *[frozen] 停止中
    }
admin-exported = { $count }ゲームを{ $path }に書き出しました。読み込めなかったもの：{ $failed_count }件
admin-not-empty = { $path }は空ではありません。空のフォルダーか、新しいフォルダーを指定してください
