import type { MailTexts } from './shape.ts'

export const de = {
  'verify-email': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Mit diesem Link bestätigen Sie, dass ${email} zu Ihrem Konto bei ${companyName} gehört.',
    action: 'E-Mail-Adresse bestätigen',
    hint: 'Der Link gilt einmal und ${duration} lang. Wenn Sie dort kein Konto haben, tun Sie nichts.',
  },
  'reset-password': {
    subject: 'Setzen Sie Ihr Passwort zurück',
    title: 'Setzen Sie Ihr Passwort zurück',
    body: 'Mit diesem Link wählen Sie ein neues Passwort für Ihr Konto bei ${companyName}.',
    action: 'Neues Passwort wählen',
    hint: 'Der Link gilt einmal und ${duration} lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  'email-link': {
    subject: 'Ihr Link für ${companyName}',
    title: 'Bei ${companyName} anmelden',
    body: 'Folgen Sie diesem Link, um sich als ${email} anzumelden.',
    action: 'Anmelden',
    hint: 'Der Link gilt einmal und ${duration} lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.',
  },
  'email-code': {
    subject: 'Ihr Code für ${companyName}',
    title: 'Ihr Code',
    body: 'Geben Sie diesen Code ein, um sich bei ${companyName} anzumelden.',
    action: '',
    hint: 'Der Code gilt einmal und ${duration} lang. Sagen Sie ihn niemandem. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.',
  },
  enrollment: {
    subject: 'Sichern Sie Ihr Konto',
    title: 'Sichern Sie Ihr Konto',
    body: 'Sie werden gebeten, Ihr Konto bei ${companyName} durch einen zweiten Schritt zu sichern: eine App auf Ihrem Telefon, die Codes anzeigt. Richten Sie sie über diesen Link ein.',
    action: 'Einrichten',
    hint: 'Der Link gilt einmal und ${duration} lang. Geben Sie ihn niemandem weiter: Wer ihn hat, kann die App an Ihrer Stelle einrichten.',
  },
  'async-approval': {
    subject: '${clientName} bittet um Ihre Bestätigung',
    title: 'Ihre Bestätigung wird erbeten',
    body: '${clientName} bittet Sie zu bestätigen: „${bindingMessage}“. Mit diesem Link sehen Sie mit Ihrem Konto bei ${companyName}, worum es geht.',
    action: 'Anfrage ansehen',
    hint: 'Der Link gilt einmal und ${duration} lang. Wenn Sie das nicht erwarten, tun Sie nichts: dann wird nichts erlaubt.',
  },
  'blocked-account': {
    subject: 'Ihr Konto wurde gesperrt',
    title: 'Ihr Konto wurde gesperrt',
    body: 'Jemand hat von der Adresse ${address} aus viele Male versucht, sich bei Ihrem Konto bei ${companyName} anzumelden. Weitere Versuche von dort sind gesperrt.',
    action: 'Konto entsperren',
    hint: 'Folgen Sie dem Link nur, wenn Sie es waren. Er gilt einmal und ${duration} lang.',
  },
  welcome: {
    subject: 'Willkommen bei ${companyName}',
    title: 'Willkommen',
    body: 'Ihr Konto bei ${companyName} ist bereit: ${email} ist bestätigt.',
    action: '',
    hint: '',
  },
  'signup-taken': {
    subject: 'Sie haben schon ein Konto',
    title: 'Es wurde kein neues Konto angelegt',
    body: 'Jemand, wahrscheinlich Sie, wollte sich bei ${companyName} mit ${email} registrieren. Mit dieser Adresse oder dem gewählten Benutzernamen gibt es schon ein Konto: Melden Sie sich damit an oder fordern Sie ein neues Passwort an.',
    action: '',
    hint: 'Wenn Sie es nicht waren, ist nichts zu tun.',
  },
  'stolen-credentials': {
    subject: 'Ändern Sie Ihr Passwort',
    title: 'Ihr Passwort ist bekannt geworden',
    body: 'Das Passwort Ihres Kontos bei ${companyName} ist unter denen, die anderswo gestohlen wurden. Wer es kennt, kann sich als Sie anmelden.',
    action: '',
    hint: 'Wählen Sie ein anderes Passwort, hier und überall, wo Sie dieses verwenden.',
  },
} as const satisfies MailTexts
