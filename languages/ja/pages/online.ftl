# Playing with others: people, seats, talk, taking back.

## Troubles
error-not-started = すべての席が埋まるとゲームが始まります。
error-rate-limited = 操作の間隔が短すぎます。{ $count }秒後にもう一度お試しください。
error-sign-ins-crowded = 現在、ログインが混み合っています。数秒後にもう一度お試しください。
error-streams = お使いのアドレスから、すでに{ $most }個のウィンドウが接続しています。先にいくつか閉じてください。
error-busy = お使いのアドレスからのリクエストをまだ処理しています。数秒後にもう一度お試しください。
error-no-method = このアドレスではそのリクエストを受け付けていません。受け付けるものは/apiの文書に書かれています。
not-your-turn = 今はあなたではなく、{ $player }の番です。
account-name-taken = { $name }、またはよく似た名前がすでに使われています。別の名前を選んでください。
seat-taken = この席にはすでに別の人が着いています。
seat-closed = この席は募集していません。
invite-wrong = この招待は無効になっています。現在のリンクを教えてもらってください。
seat-not-yours = これはあなたの席ではありません。
not-owner = これはゲームの作成者だけができます。
others-acted = ほかの参加者がすでにプレイしているため、このゲームは中止できません。
game-too-long = 1つのゲームは{ $actions }アクション、取り消しを含めて{ $entries }件までで、このゲームは上限に達しました。ファイルをダウンロードし、新しいゲームとして開いてください。
game-frozen = このゲームは現在停止しています：{ $reason }
frozen-hint = データは失われていません。閲覧と書き出しはできます。サーバーの管理者が再開できます。
fault-imported = インポートした内容を再現できません（{ $why }）。
fault-unreadable = ログの{ $number }件目を読み込めません（{ $why }）。ゲームはその直前の状態です。
fault-refused = ログの{ $number }件目は、このバージョンのルールでは認められません（{ $why }）。ゲームはその直前の状態です。
fault-differs = ログの{ $number }件目が、プレイしたときと異なる局面になります。ゲームはその直前の状態です。
newer-rules = このゲームはより新しいバージョンのサーバーで進められています。このサーバーを更新してください。
sign-in-first = 先にログインしてください。
former-player = 元プレイヤー

## Taking back
undo-asked-already = { $player }がすでに取り消しを求めています。先にそれに答える必要があります。
undo-not-asked = この質問はあなた宛てではありません。
undo-nothing-asked = 取り消しを求めている人はいません。
redo-not-yours = これをやり直せるのは{ $player }だけです。

## Names and passwords
name-empty = 名前は1文字以上必要です。
name-unseen = 名前に使えるのは目に見える文字だけです。{ $code }は使えません。
password-short = パスワードは{ $least }文字以上にしてください。
password-long = パスワードは{ $most }文字以内にしてください。
password-common = 真っ先に試されるような、ありふれたパスワードです。別のものにしてください。単語をいくつか並べると、覚えやすく、推測されにくくなります。
password-of-name = 名前を含むパスワードは真っ先に試されるため、使えません。
password-of-site = このサイトの名前を含むパスワードは真っ先に試されるため、使えません。
password-wrong = 名前またはパスワードが違います。
label-wrong = トークンには{ $most }文字以内のラベルが必要です。
token-unknown = この個人トークンは登録されていません。無効にされた可能性があります。
not-by-token = 個人トークンはプレイ専用です。アカウントの変更にはログインしてください。

## The second factor
second-factor = 二要素認証
second-factor-hint = スマートフォンの認証アプリが30秒ごとに新しいコードを表示します。二要素認証を有効にすると、ログイン時にパスワードに加えてコードが必要になり、パスワードだけではログインできなくなります。
second-factor-begin = 二要素認証を設定
second-factor-scan = アプリでこの画像を読み取り、表示されたコードを入力してください。
second-factor-picture = 秘密鍵のQRコード
second-factor-type = または手で入力：
second-factor-link = この端末のアプリで開く
second-factor-confirm = 有効にする
second-factor-on = 有効です。ログイン時にコードが必要です。
second-factor-end = 無効にする
second-factor-ended = 二要素認証を無効にしました。
second-factor-on-already = 二要素認証はすでに有効です。先に無効にしてください。
second-factor-off-already = 二要素認証は設定されていません。
recovery-codes-left = { $count ->
    [0] 回復コードは残っていません。
   *[other] 回復コードは残り{ $count }個です。
}
recovery-codes-new = 次の回復コードを安全な場所に保管してください。表示されるのは今だけです。アプリを使えなくなったとき、1個につき1回ログインできます。
code = コード
code-needed = アプリのコードを入力してください。
code-lost = 回復コードも使えます。どちらもない場合は、サーバーの管理者に問い合わせてください。
code-wrong = コードが間違っているか、すでに使用されています。次のコードをお待ちください。
code-wrong-at-first = コードが間違っています。次のコードを待つか、二要素認証の設定をやり直してください。
ticket-late = 時間切れです。もう一度ログインしてください。

## Seats and talk
name-at-table = このテーブルには{ $name }、またはよく似た名前の人がすでにいます。別の名前を選んでください。
leave-begun = ゲームが始まっています。席を離れられるのは開始前だけです。
leave-owner = あなたはこのゲームの作成者です。席を離れる代わりに、ゲームを中止できます。
message-empty = メッセージが空です。
message-long = メッセージは{ $most }文字までです。
note-long = メモは{ $most }文字までです。
chat-seats-only = 発言できるのは席に着いている人だけです。読むことは誰でもできます。
seats-free = { $count ->
    [0] 空席なし
   *[other] 空席{ $count }
}
players-count = { $count }人
seat-here = この画面で参加
seat-open = 誰でも参加可
seat-invite = 招待リンクで参加
name = 名前
your-name = あなたの名前
friend-name = この画面で一緒に遊ぶ人の名前
list-in-lobby = ロビーにゲームを掲載
lobby = ロビー
lobby-none = 参加者を募集しているゲームはありません。誰でも参加できる席のあるゲームを作って、ここに掲載しましょう。
lobby-hint = 参加者を募集しているゲームです。
join = 参加
look = 見る
leave = 退席
your-turn = あなたの手番です
waiting-for = { $player }待ち
gathering = 参加者募集中
gathering-title = 参加者募集中・{ $title }
gathering-hint = 最後の席が埋まると、ゲームは自動的に始まります。このページのアドレスを知っている人は観戦できます。
gathering-listed = ロビーに掲載されています。
gathering-only-here = このリンクはこのコンピューターでしか使えません。ほかの場所にいる友だちと遊ぶには、「lokalka serve --listen 0.0.0.0:1867」のようにネットワーク向けにサーバーを起動し、このコンピューターのアドレスでこのページを開いてください。
gathering-by-link = ロビーには掲載されていません。
seat-yours = 自分の席
seat-held = 着席済み
seat-free = 空席
seat-by-invite = 招待リンクのみ。
seat-abandoned = { $player }の席が空いています
invite-link = 招待リンク
invite-renew = 新しいリンク
invite-renew-hint = リンクを作り直します。古いリンクは使えなくなります。
copy = コピー
copied = コピーしました
call-off = ゲームを中止
call-off-sure = もう一度押すと中止
invitation = 招待
invitation-to = { $title }に招待されています
invitation-with = 参加者：{ $names }
take-seat = 席に着く
only-watch = 観戦のみ
talk = チャット
talk-unread = 新着メッセージ
chat = チャット
chat-say = メッセージを入力
chat-send = 送信
notes = 個人メモ
notes-hint = { $player }だけに表示されます。入力すると自動的に保存されます。
notes-saved = 保存しました
sound = 自分の手番が来たら音で知らせる

## Accounts
account = アカウント
sign-in = ログイン
sign-in-hint = このブラウザでアカウントなしで遊んだゲームは、あなたのものになります。
sign-in-instead = アカウントを持っています
sign-up = 新規登録
sign-up-hint = 名前と、{ $least }文字以上（できれば{ $good }文字以上）のパスワードだけで登録できます。メールアドレスは不要です。このブラウザで遊んだゲームは、あなたのものになります。
sign-up-instead = アカウントを持っていません
sign-out = ログアウト
password = パスワード
password-old = 現在のパスワード
password-new = 新しいパスワード
change-password = パスワードを変更
change-password-hint = ほかの場所ではすべてログアウトされます。{ $least }文字以上、できれば{ $good }文字以上にしてください。
keep-tokens = 個人トークンを有効なままにする
password-changed = パスワードを変更しました。
delete-account = アカウントを削除
delete-account-hint = ほかの人とのゲームは名前を変えて残り、あなたの席は空席になります。
sessions = ログイン中の場所
sessions-hint = いずれも一定の期間が過ぎると自動的に終了します。見覚えのないブラウザがあれば、ログアウトさせてパスワードを変更してください。すべての場所でログアウトすると、個人トークンもすべて無効になります。
session-here = このブラウザ
session-since = { $when }から
session-unknown = 不明なブラウザ
session-end = ログアウト
session-end-label = { $agent }をログアウト
sign-out-everywhere = すべての場所でログアウト
tokens = 個人トークン
tokens-hint = あなたの名前でプレイや観戦をするプログラム用：
token-label = 用途
token-create = トークンを作成
token-new = 新しいトークン（表示されるのは今だけです）：
token-revoke = 無効にする
token-revoke-label = { $label }を無効にする
api-title = API
api-document = プログラム向けの文書
api-shapes = データの形式
api-sends = 送信
api-gets = 受信

## Undo
undo-ask = 取り消しを求める
undo-asks-others = その後にほかの参加者が行動しているため、まず同意を求めます。
undo-question = { $count ->
    [1] { $player }が直前のアクションの取り消しを求めています。
   *[other] { $player }が直前の{ $count }アクションの取り消しを求めています。
}
undo-agree = 同意
undo-refuse = 拒否
undo-withdraw = 取り下げ
undo-waits = { $names }の返答を待っています。
log-took-back = { $player }：取り消し（{ $what }）
log-did-again = { $player }：やり直し（{ $what }）
log-asked = { $count ->
    [1] { $player }：直前のアクションの取り消しを要請
   *[other] { $player }：直前の{ $count }アクションの取り消しを要請
}
log-agreed = { $player }：同意
log-refused = { $player }：拒否
log-withdrew = { $player }：要請を取り下げ
log-lapsed = ゲーム続行により{ $player }の要請は失効
