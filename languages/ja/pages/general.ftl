# Words that several pages share, and what can go wrong.

tagline = 会社を設立し、線路を敷き、列車を走らせて、いちばんの資産家を目指す18xx系の鉄道ゲーム。友だちともボットとも、ブラウザで遊べます。
to-first-page = Lokálka：トップページへ
to-table = テーブルへ
close = 閉じる
languages = 言語
healthy = Lokálkaは正常に動作しています。

## Troubles
error-title = うまくいきませんでした
error-not-found = ここには何もありません。アドレスが間違っているかもしれません。
error-no-position = このゲームにその局面はありません。
error-not-seated = このゲームでは席に着いていないため、観戦のみできます。
error-stale = ゲームが先に進みました。もう一度確認してください。
error-database-down = 現在、サーバーのデータベースに接続できません。データは失われていません。しばらくしてからもう一度お試しください。
error-misdirected = このサーバーはその名前では応答しません。サーバーの管理者は、--public-urlで名前を設定するか、--hostで別の名前を追加できます。
error-too-large = リクエストが大きすぎます。ここでの上限は{ $most }KBです。
error-too-slow = リクエストの受信に時間がかかりすぎたため中止しました。何も変更されていません。もう一度お試しください。
error-disk-full = ディスクがいっぱいのため、現在は何も保存できません。確定済みの内容は失われていません。後ほどもう一度お試しください。
error-inside = サーバー内部で問題が発生しました。確定済みの内容は失われていません。もう一度お試しください。サーバーの管理者は、ログの{ $incident }で原因を確認できます。
error-unreadable = サーバーがこのゲームを読み込めません。データは失われていません。サーバーの管理者は、ログの{ $incident }で原因を確認できます。
error-foreign = このリクエストは当サイトのページから送られたものではありません。
error-nothing-to-undo = 元に戻せる操作がありません。
error-nothing-to-redo = やり直せる操作がありません。
too-many-at-once = 最初のアクションに続けられるのは{ $most }件までです。
connection-lost = 接続が切れました。再接続しています…
move-unsent = 未送信：サーバーに接続できませんでした。
move-again = 再試行
move-late = ゲームが先に進みました。送信した手は届いているかもしれません。もう一度確認してください。
share = リンクを共有
app-description = 18xx系の鉄道ゲーム：18CZと1836Jr-56を、友だちと、またはボットを相手に
offline-title = 接続できません
offline-hint = サーバーに接続できません。この端末で見たことのあるゲームの画面は、引き続き見ることができます。
offline-games = この端末で最後に見たゲーム
offline-again = 再試行
