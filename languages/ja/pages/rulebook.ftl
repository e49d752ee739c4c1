# The rules of a title as a page. The rules themselves are in titles/*/rules.toml.

rules = ルール
rules-link = ルール
rules-of = { $title }のルール
rules-of-titles = 全ゲームのルール
rules-contents = 章
rules-hint = ここでプレイに使われるすべてのルールを、独自の文章でまとめたものです。テーブルで操作が拒否されると、該当するルールの番号が表示されます。
rules-decisions = 原文がはっきりしない点については、当サイトの解釈を、質問の番号とともにルールの下に記しています。
rules-decided = 解釈：
rules-variant = { $title }は{ $other }のヴァリアントです。ここには異なる点と、変更されるルールの番号だけを示します。それ以外については次を見てください：
rules-changes = 変更するルール：
rules-changed = { $title }での変更：
rules-rest = { $other }と同じルール
rules-rest-hint = 上に書かれていないことは、すべて{ $other }と同じです。
rules-borrowed = { $title }には独自の文章のルールがありません。次のゲームのルールに従います：
