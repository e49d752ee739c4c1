### Puzzles: one a day, and any number more.

puzzles = 問題
puzzles-link = 問題：1日1問
puzzle-today = 今日の問題
puzzle-solve = 解く
puzzle-solved-before = 正解済みです。
puzzles-more = ほかの問題
puzzles-hint = ボット同士のゲームの局面です。最良の答えはどれも一つだけで、証明済みです。
puzzle-title = ゲーム
puzzle-kind = 問い
puzzle-level = 難しさ
puzzle-any = すべて
puzzle-next = 次の問題
puzzles-score = これまでの成績
# $kind: run, tile, station, train or take-over.
puzzle-kind-name =
    { $kind ->
        [run] 最良の運行
        [tile] 最良のタイル
        [station] 最良の駅
        [train] どの列車
       *[take-over] 買収を探す
    }
# $level: easy, medium or hard.
puzzle-level-name =
    { $level ->
        [easy] やさしい
        [medium] ふつう
       *[hard] 難しい
    }
puzzle-told =
    { $title }・{ $kind ->
        [run] 最良の運行
        [tile] 最良のタイル
        [station] 最良の駅
        [train] どの列車
       *[take-over] 買収を探す
    }・{ $level ->
        [easy] やさしい
        [medium] ふつう
       *[hard] 難しい
    }
# Stands after the badge of the company.
puzzle-question =
    { $kind ->
        [run] 収益が最大になるルートを描いてください。
        [tile] このラウンドの収益が最大になるタイルはどれですか。
        [station] このラウンドの収益が最大になる駅はどれですか。
        [train] 次の収益が最大になる購入はどれですか（購入なしも可）。地図はそのままです。
       *[take-over] 次の収益が最大になる買収はどれですか。地図はそのままで、全員が同意します。
    }
puzzle-score = 正解：{ $tried }問中{ $solved }問・一発正解の連続：{ $streak }（最長：{ $longest }）
puzzle-visit = 今回：{ $tried }問中{ $solved }問正解・一発正解の連続：{ $streak }
puzzle-visit-none = 今回はまだ何も解いていません。
puzzle-sign-in = アカウントがあれば、挑戦の記録と連続正解数が保存されます。
puzzle-draw-hint = 列車を選び、通るヘクスを順に選んでください（地図上、または矢印キーとEnterキー）。
puzzle-draw-none = ルート未設定
puzzle-draw-lost = （そこへ続く線路がありません）
puzzle-draw-back = 1ヘクス戻る
puzzle-draw-clear = ルートを消す
puzzle-draw-sum = 合計：{ $revenue }
puzzle-answer = これで答える
puzzle-give-up = 答えを見る
puzzle-again = もう一度
puzzle-nothing = なし
puzzle-take-over = { $company }を買収
puzzle-train-from = { $company }の{ $train }
puzzle-no-answer = 問いへの答えになっていません。
puzzle-right = 正解です。{ $revenue }が最大です。
puzzle-wrong = { $revenue }です。もっと良い答えがあります。もう一度どうぞ。
puzzle-given-up = これが答えです。
puzzle-why = 理由
puzzle-compared = あなたの答えは{ $own }、最良は{ $best }です。
puzzle-best-runs = 最良の運行：{ $revenue }
puzzle-one-by-one = 各列車が順に、残った最良のルートを走ると{ $revenue }です。
puzzle-moves-earn = 選択肢ごとの収益
puzzle-own = （自分の答え）
puzzle-more-moves = ほかの{ $count }通りはこれらを超えません。
puzzle-unknown = その種類または難しさの問題はありません。
