### Parole della pagina sulla privacy: che cosa si conserva, chi lo vede, per quanto tempo e come si elimina.

privacy-title = Privacy
privacy-intro = Non ci sono account, né pubblicità, né conteggi delle visite. Ecco tutto ciò che il server conserva.
privacy-intro-alone = Non ci sono account, né pubblicità, né conteggi delle visite. E non c’è nemmeno un server: tutto resta su questo dispositivo.
privacy-here = Solo su questo dispositivo
privacy-here-about = Le partite che giochi senza server restano in questo browser. Nessun altro le vede. Ci restano finché non le elimini, o finché la memoria del browser non viene svuotata.

privacy-what = Che cosa si conserva
privacy-what-device = Un segreto che questo browser ha inventato da sé. Il server ne conserva solo l’impronta, e da quella sa quali posti sono tuoi.
privacy-what-games = I nomi scritti a un tavolo e la partita: ogni mossa, i dadi e le carte.
privacy-what-board = Se ti metti in una classifica del giorno: il nome che hai scelto lì e i tuoi punti, per 60 giorni. Li vede chiunque guardi la classifica.
privacy-what-not = Il tuo indirizzo di rete serve solo durante il collegamento, contro le valanghe di richieste. Non viene salvato.

privacy-who = Chi lo vede
privacy-who-before = Fino a dieci minuti dopo la fine di una partita: chiunque abbia il codice del tavolo.
privacy-who-after = Dopo: chi sedeva al tavolo e chi ha ricevuto il link per rivedere la partita.
privacy-who-operator = Chi gestisce questo server può leggere ciò che vi è salvato.

privacy-long = Per quanto tempo
privacy-long-lobby = Un tavolo dove non è cominciata nessuna partita: { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
} dopo l’ultima volta che vi è successo qualcosa.
privacy-long-running = Una partita che nessuno continua: { $count ->
    [one] { $count } giorno.
   *[other] { $count } giorni.
}
privacy-long-over = Una partita finita: { $count ->
    [one] { $count } giorno.
   *[other] { $count } giorni.
}

privacy-delete = Elimina
privacy-delete-about = Una partita in cui non giocava nessun altro sparisce per sempre. Altrimenti gli altri la conservano, e al posto del tuo nome c’è “Player 2”, secondo il posto che avevi. Una partita ancora in corso con altri si può eliminare quando è finita.
privacy-none = Questo dispositivo non ha partite qui.
privacy-delete-named = Elimina: { $game }, { $names }
privacy-delete-all = Elimina tutto di questo dispositivo
privacy-sure = Eliminare questa partita?
privacy-sure-about = Non si può recuperare. Se c’erano altri al tavolo, conservano la partita senza il tuo nome.
privacy-sure-all = Eliminare tutto di questo dispositivo?
privacy-sure-all-about = Tutte le tue partite su questo server, il tuo nome e il segreto di questo browser: dopo, qui nessuno ti riconosce più. Non si può recuperare.
privacy-gone-table = La partita è stata eliminata.
privacy-gone-name = Il tuo nome è stato eliminato; gli altri conservano la partita.
privacy-gone-all = { $count ->
    [one] { $count } partita eliminata.
   *[other] { $count } partite eliminate.
}
privacy-left = { $count ->
    [one] { $count } partita è ancora in corso con altri; eliminala quando è finita.
   *[other] { $count } partite sono ancora in corso con altri; eliminale quando sono finite.
}
