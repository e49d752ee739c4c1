### `lokalka serve`, `verify`, `backup`, `restore` and `admin`: what whoever runs a server is told.

data-none = v { $path } nejsou žádné hry; kde jsou, určuje --data nebo --database
data-no-home = domovský adresář není znám; zadejte složku pomocí --data

## serve

serve-ready = Lokálka běží na { $address }  (ukončí ji Ctrl-C)
serve-cannot-start = nelze spustit: { $error }
serve-cannot-listen = na { $address } nelze naslouchat: { $error }
serve-no-signals = nelze přijímat signály: { $error }
serve-cannot-log = nelze zapisovat protokol: { $error }
serve-no-count = `{ $given }` není počet spojení, například 1000

## verify

# $title: 18cz.
verify-game = { $game } ({ $title }): { $what }
verify-no-game = hra { $game } neexistuje
verify-goes-on = opět v pořádku, hra pokračuje
verify-could-go-on = opět v pořádku, hra by mohla pokračovat
# $why is a sentence.
verify-frozen = { $why } Hra je zmrazená.
verify-not-begun = nelze začít: { $why }
verify-tally =
    { $game_count ->
        [one] 1 hra
        [few] { $game_count } hry
       *[other] { $game_count } her
    }, { $entry_count ->
        [one] 1 záznam
        [few] { $entry_count } záznamy
       *[other] { $entry_count } záznamů
    }: v pořádku { $pass_count }, odlišné { $wrong_count }{ $mended_count ->
        [0] {""}
        [one] ; 1 z těch v pořádku byla dříve zmrazená
        [few] ; { $mended_count } z těch v pořádku byly dříve zmrazené
       *[other] ; { $mended_count } z těch v pořádku bylo dříve zmrazených
    }{ $uncompared_count ->
        [0] {""}
        [one] ; 1 záznam byl přehrán bez porovnání, jeho otisk je z jiného vydání
        [few] ; { $uncompared_count } záznamy byly přehrány bez porovnání, jejich otisky jsou z jiného vydání
       *[other] ; { $uncompared_count } záznamů bylo přehráno bez porovnání, jejich otisky jsou z jiného vydání
    }

## backup and restore

backup-exists = { $path } už existuje; zvolte jiný název, nebo soubor přepište pomocí --force
# $what is backup-contents.
backup-written = záloha uložena do { $path }: { $what }
backup-restored = { $path }: obnoveno, { $what }
backup-contents =
    { $game_count ->
        [one] 1 hra
        [few] { $game_count } hry
       *[other] { $game_count } her
    }, { $entry_count ->
        [one] 1 záznam
        [few] { $entry_count } záznamy
       *[other] { $entry_count } záznamů
    } v historii, { $account_count ->
        [one] 1 účet
        [few] { $account_count } účty
       *[other] { $account_count } účtů
    }
backup-start-again = Server, který nad těmito daty už běží, je třeba spustit znovu: v paměti má vlastní tajné klíče.

## admin

admin-frozen = hra { $game } je zmrazená
admin-thawed = hra { $game } pokračuje
admin-deleted = účet { $name } je smazán
admin-factor-off = druhý faktor účtu { $name } je vypnutý
admin-factor-was-off = druhý faktor účtu { $name } nebyl zapnutý
admin-password = nové heslo účtu { $name } je { $password }
# Beside the name of an account.
admin-since = od { $date }
admin-games =
    { $count ->
        [one] 1 hra
        [few] { $count } hry
       *[other] { $count } her
    }
admin-accounts =
    { $count ->
        [one] 1 účet
        [few] { $count } účty
       *[other] { $count } účtů
    }
admin-entries =
    { $count ->
        [one] 1 záznam
        [few] { $count } záznamy
       *[other] { $count } záznamů
    }, poslední { $date }
# A word of the audit log: about which game.
admin-about-game = hra { $game }
# Where a game stands; --status takes the English words.
admin-status =
    { $status ->
        [gathering] čeká na hráče
        [playing] probíhá
        [finished] dohraná
       *[frozen] zmrazená
    }
admin-exported =
    { $count ->
        [one] 1 hra zapsána
        [few] { $count } hry zapsány
       *[other] { $count } her zapsáno
    } do { $path }, nečitelných: { $failed_count }
admin-not-empty = { $path } není prázdná složka; zadejte prázdnou, nebo novou
