import type { MailTexts } from './shape.ts'

/** The German texts of mails. */
export const de = (): MailTexts => ({
  'verify-email': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Bestätigen Sie mit diesem Link, dass ${email} zu Ihrem Konto bei ${companyName} gehört.',
    action: 'E-Mail-Adresse bestätigen',
    hint: 'Der Link ist ${duration} lang gültig und funktioniert nur einmal. Wenn Sie kein Konto bei ${companyName} haben, ignorieren Sie diese E-Mail.',
  },
  'reset-password': {
    subject: 'Setzen Sie Ihr Passwort zurück',
    title: 'Setzen Sie Ihr Passwort zurück',
    body: 'Wählen Sie mit diesem Link ein neues Passwort für Ihr Konto bei ${companyName}.',
    action: 'Neues Passwort wählen',
    hint: 'Der Link ist ${duration} lang gültig und funktioniert nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
  },
  'email-link': {
    subject: 'Ihr Anmeldelink für ${companyName}',
    title: 'Bei ${companyName} anmelden',
    body: 'Öffnen Sie diesen Link, um sich als ${email} anzumelden.',
    action: 'Anmelden',
    hint: 'Der Link ist ${duration} lang gültig und funktioniert nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  },
  'email-code': {
    subject: 'Ihr Einmalcode für ${companyName}',
    title: 'Ihr Einmalcode',
    body: 'Geben Sie diesen Code ein, um sich bei ${companyName} anzumelden.',
    action: '',
    hint: 'Der Code ist ${duration} lang gültig und funktioniert nur einmal. Geben Sie ihn an niemanden weiter. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  },
  enrollment: {
    subject: 'Schützen Sie Ihr Konto',
    title: 'Schützen Sie Ihr Konto',
    body: 'Sie werden gebeten, Ihr Konto bei ${companyName} mit einer Authenticator-App zu schützen, die für jede Anmeldung einen Einmalcode anzeigt. Richten Sie sie über diesen Link ein.',
    action: 'Einrichten',
    hint: 'Der Link ist ${duration} lang gültig und funktioniert nur einmal. Geben Sie ihn an niemanden weiter: Wer ihn hat, kann die App an Ihrer Stelle einrichten.',
  },
  'async-approval': {
    subject: '${clientName} bittet um Ihre Bestätigung',
    title: 'Ihre Bestätigung wird erbeten',
    body: '${clientName} bittet um Ihre Bestätigung: „${bindingMessage}“. Öffnen Sie diesen Link und melden Sie sich mit Ihrem Konto bei ${companyName} an, um die Anfrage zu beantworten.',
    action: 'Anfrage ansehen',
    hint: 'Der Link ist ${duration} lang gültig und funktioniert nur einmal. Wenn Sie diese Anfrage nicht erwarten, ignorieren Sie diese E-Mail: Es wird nichts bestätigt.',
  },
  'user-invitation': {
    subject: '${inviterName} lädt Sie zu ${organizationName} ein',
    title: '${organizationName} beitreten',
    body: '${inviterName} lädt Sie ein, ${organizationName} in ${clientName} beizutreten. Öffnen Sie diesen Link, um die Einladung anzunehmen, und melden Sie sich mit ${email} an oder registrieren Sie sich damit.',
    action: 'Einladung ansehen',
    hint: 'Der Link ist ${duration} lang gültig und funktioniert nur einmal. Wenn Sie diese Einladung nicht erwarten, ignorieren Sie diese E-Mail.',
  },
  'blocked-account': {
    subject: 'Ihr Konto wurde gesperrt',
    title: 'Ihr Konto wurde gesperrt',
    body: 'Es gab zu viele fehlgeschlagene Versuche, sich von der IP-Adresse ${address} aus mit Ihrem Konto bei ${companyName} anzumelden. Wir haben weitere Versuche von dort gesperrt.',
    action: 'Konto entsperren',
    hint: 'Öffnen Sie den Link nur, wenn die Versuche von Ihnen stammen; andernfalls ignorieren Sie diese E-Mail. Der Link ist ${duration} lang gültig und funktioniert nur einmal.',
  },
  welcome: {
    subject: 'Willkommen bei ${companyName}',
    title: 'Willkommen',
    body: 'Ihr Konto bei ${companyName} ist bereit: ${email} ist bestätigt.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'Der Import von Benutzern ist beendet',
    title: 'Der Import von Benutzern ist beendet',
    body: 'Der Import von Benutzern in ${connection} bei ${companyName} ist beendet: ${inserted} angelegt, ${updated} geändert, ${failed} abgelehnt.',
    action: '',
    hint: 'Der Job heißt ${jobId}. Die Management-API nennt die abgelehnten Benutzer einen Tag lang unter /api/v2/jobs/${jobId}/errors.',
  },
  'signup-taken': {
    subject: 'Sie haben bereits ein Konto',
    title: 'Es wurde kein neues Konto erstellt',
    body: 'Jemand, wahrscheinlich Sie, wollte sich bei ${companyName} mit ${email} registrieren. Mit dieser E-Mail-Adresse oder dem gewählten Benutzernamen gibt es bereits ein Konto. Melden Sie sich damit an oder setzen Sie das Passwort zurück.',
    action: '',
    hint: 'Wenn Sie es nicht waren, müssen Sie nichts tun.',
  },
  'stolen-credentials': {
    subject: 'Ändern Sie Ihr Passwort',
    title: 'Ihr Passwort ist durch ein Datenleck bekannt geworden',
    body: 'Das Passwort Ihres Kontos bei ${companyName} steht in einer Liste von Passwörtern, die bei anderen Diensten gestohlen wurden. Wer diese Liste hat, kann sich als Sie anmelden.',
    action: '',
    hint: 'Wählen Sie ein neues Passwort, hier und überall sonst, wo Sie dieses verwenden.',
  },
})
