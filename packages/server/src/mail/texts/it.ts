import type { MailTexts } from './shape.ts'

/** The Italian texts of mails. */
export const it = (): MailTexts => ({
  'verify-email': {
    subject: 'Conferma il tuo indirizzo email',
    title: 'Conferma il tuo indirizzo email',
    body: 'Segui questo link per confermare che ${email} appartiene al tuo account ${companyName}.',
    action: 'Conferma l’indirizzo email',
    hint: 'Il link funziona una sola volta e scade dopo ${duration}. Se non hai un account ${companyName}, ignora questa email.',
  },
  'reset-password': {
    subject: 'Reimposta la password',
    title: 'Reimposta la password',
    body: 'Segui questo link per scegliere una nuova password per il tuo account ${companyName}.',
    action: 'Scegli una nuova password',
    hint: 'Il link funziona una sola volta e scade dopo ${duration}. Se non l’hai richiesto tu, ignora questa email: la password rimane invariata.',
  },
  'email-link': {
    subject: 'Il tuo link per accedere a ${companyName}',
    title: 'Accedi a ${companyName}',
    body: 'Segui questo link per accedere come ${email}.',
    action: 'Accedi',
    hint: 'Il link funziona una sola volta e scade dopo ${duration}. Se non l’hai richiesto tu, ignora questa email.',
  },
  'email-code': {
    subject: 'Il tuo codice monouso per ${companyName}',
    title: 'Il tuo codice monouso',
    body: 'Inserisci questo codice per accedere a ${companyName}.',
    action: '',
    hint: 'Il codice funziona una sola volta e scade dopo ${duration}. Non comunicarlo a nessuno. Se non l’hai richiesto tu, ignora questa email.',
  },
  enrollment: {
    subject: 'Proteggi il tuo account',
    title: 'Proteggi il tuo account',
    body: 'Ti viene chiesto di proteggere il tuo account ${companyName} con un’app di autenticazione, che mostra un codice monouso per ogni accesso. Segui questo link per configurarla.',
    action: 'Configura',
    hint: 'Il link funziona una sola volta e scade dopo ${duration}. Non condividerlo: chiunque lo possieda può configurare l’app al tuo posto.',
  },
  'async-approval': {
    subject: '${clientName} chiede la tua approvazione',
    title: 'È richiesta la tua approvazione',
    body: '${clientName} ti chiede di approvare: «${bindingMessage}». Segui questo link e accedi con il tuo account ${companyName} per rispondere alla richiesta.',
    action: 'Vedi la richiesta',
    hint: 'Il link funziona una sola volta e scade dopo ${duration}. Se non ti aspetti questa richiesta, ignora questa email: non viene approvato nulla.',
  },
  'user-invitation': {
    subject: '${inviterName} ti invita in ${organizationName}',
    title: 'Partecipa a ${organizationName}',
    body: '${inviterName} ti invita a partecipare a ${organizationName} in ${clientName}. Segui questo link per accettare, poi accedi o registrati con ${email}.',
    action: 'Vedi l’invito',
    hint: 'Il link funziona una sola volta e scade dopo ${duration}. Se non ti aspetti questo invito, ignora questa email.',
  },
  'blocked-account': {
    subject: 'Il tuo account è stato bloccato',
    title: 'Il tuo account è stato bloccato',
    body: 'Ci sono stati troppi tentativi non riusciti di accesso al tuo account ${companyName} dall’indirizzo IP ${address}. Abbiamo bloccato gli ulteriori tentativi da quell’indirizzo.',
    action: 'Sblocca il mio account',
    hint: 'Segui il link solo se i tentativi erano tuoi; altrimenti ignora questa email. Il link funziona una sola volta e scade dopo ${duration}.',
  },
  welcome: {
    subject: 'Ti diamo il benvenuto in ${companyName}',
    title: 'Ti diamo il benvenuto',
    body: 'Il tuo account ${companyName} è pronto: l’indirizzo ${email} è confermato.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'L’importazione degli utenti è terminata',
    title: 'L’importazione degli utenti è terminata',
    body: 'L’importazione degli utenti in ${connection} è terminata su ${companyName}: ${inserted} creati, ${updated} aggiornati, ${failed} rifiutati.',
    action: '',
    hint: 'L’identificativo del processo è ${jobId}. Per un giorno l’API di gestione elenca gli utenti rifiutati all’indirizzo /api/v2/jobs/${jobId}/errors.',
  },
  'signup-taken': {
    subject: 'Hai già un account',
    title: 'Nessun nuovo account è stato creato',
    body: 'Qualcuno, probabilmente tu, ha provato a registrarsi su ${companyName} con ${email}. Esiste già un account con questo indirizzo email o con il nome utente scelto. Accedi con quell’account o reimpostane la password.',
    action: '',
    hint: 'Se la richiesta non era tua, non devi fare nulla.',
  },
  'stolen-credentials': {
    subject: 'Cambia la password',
    title: 'La tua password è comparsa in una violazione di dati',
    body: 'La password del tuo account ${companyName} è in un elenco di password rubate da altri siti. Chiunque abbia l’elenco può accedere al tuo posto.',
    action: '',
    hint: 'Scegli una nuova password, qui e ovunque altro usi questa.',
  },
})
