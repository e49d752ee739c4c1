# Words that several pages share, and what can go wrong.

tagline = Gry kolejowe z rodziny 18xx: zakładaj spółki, buduj tory, uruchamiaj pociągi i zostań najbogatszą osobą przy stole. Ze znajomymi albo z botami, w przeglądarce.
to-first-page = Lokálka: na stronę główną
to-table = Do stołu
close = Zamknij
languages = Język
healthy = Lokálka działa.

## Troubles
error-title = Nie udało się
error-not-found = Nic tu nie ma. Adres może być błędny.
error-no-position = Ta gra nie ma takiej pozycji.
error-not-seated = Tylko oglądasz tę grę: nie masz w niej miejsca.
error-stale = Gra potoczyła się dalej. Spójrz jeszcze raz.
error-database-down = Baza danych tego serwera jest chwilowo niedostępna. Nic nie zginęło; spróbuj za moment.
error-misdirected = Ten serwer nie odpowiada pod tą nazwą. Kto nim zarządza, podaje ją w --public-url, a dodatkową w --host.
error-too-large = To żądanie jest za duże: tutaj może mieć najwyżej { $most } KB.
error-too-slow = Żądanie przychodziło zbyt wolno i zostało przerwane. Nic się nie zmieniło; spróbuj ponownie.
error-disk-full = Teraz nie da się nic zapisać: dysk jest pełny. Nic, co zostało potwierdzone, nie zginęło; spróbuj później.
error-inside = Coś się popsuło na serwerze. Nic, co zostało potwierdzone, nie zginęło; spróbuj ponownie. Kto zarządza serwerem, znajdzie przyczynę w logach pod numerem { $incident }.
error-unreadable = Ten serwer nie potrafi odczytać tej gry. Nic z niej nie zginęło; kto zarządza serwerem, znajdzie przyczynę w logach pod numerem { $incident }.
error-foreign = To żądanie nie pochodzi z naszych stron.
error-nothing-to-undo = Nie masz czego cofać.
error-nothing-to-redo = Nie ma czego ponawiać.
too-many-at-once = Po pierwszym ruchu za dużo dalszych naraz, limit: { $most }.
connection-lost = Utracono połączenie. Próbujemy ponownie…
move-unsent = Nie wysłano: serwer nie odpowiada.
move-again = Ponów próbę
move-late = Gra potoczyła się dalej: twój ruch mógł jednak dotrzeć. Spójrz jeszcze raz.
share = Udostępnij link
app-description = Gry kolejowe z rodziny 18xx: 18CZ i 1836Jr-56, ze znajomymi albo z botami
offline-title = Brak połączenia
offline-hint = Serwer nie odpowiada. Nadal możesz obejrzeć to, co to urządzenie widziało z twoich gier.
offline-games = Twoje gry w stanie ostatnio tu widzianym
offline-again = Ponów próbę
