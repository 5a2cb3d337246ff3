import type { MailTexts } from './shape.ts'

/** The Polish texts of mails. */
export const pl = (): MailTexts => ({
  'verify-email': {
    subject: 'Potwierdź adres e-mail',
    title: 'Potwierdź adres e-mail',
    body: 'Otwórz ten link, aby potwierdzić, że adres ${email} należy do Twojego konta ${companyName}.',
    action: 'Potwierdź adres e-mail',
    hint: 'Link działa tylko raz. Czas ważności: ${duration}. Jeśli nie masz konta ${companyName}, zignoruj tę wiadomość.',
  },
  'reset-password': {
    subject: 'Zresetuj hasło',
    title: 'Zresetuj hasło',
    body: 'Otwórz ten link, aby ustawić nowe hasło do konta ${companyName}.',
    action: 'Ustaw nowe hasło',
    hint: 'Link działa tylko raz. Czas ważności: ${duration}. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
  },
  'email-link': {
    subject: 'Twój link do logowania w ${companyName}',
    title: 'Zaloguj się w ${companyName}',
    body: 'Otwórz ten link, aby zalogować się jako ${email}.',
    action: 'Zaloguj się',
    hint: 'Link działa tylko raz. Czas ważności: ${duration}. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
  },
  'email-code': {
    subject: 'Twój jednorazowy kod do ${companyName}',
    title: 'Twój jednorazowy kod',
    body: 'Wpisz ten kod, aby zalogować się w ${companyName}.',
    action: '',
    hint: 'Kod działa tylko raz. Czas ważności: ${duration}. Nie udostępniaj go nikomu. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
  },
  enrollment: {
    subject: 'Zabezpiecz konto',
    title: 'Zabezpiecz konto',
    body: 'Otrzymujesz prośbę o zabezpieczenie konta ${companyName} aplikacją uwierzytelniającą, która przy każdym logowaniu wyświetla jednorazowy kod. Otwórz ten link, aby ją skonfigurować.',
    action: 'Skonfiguruj',
    hint: 'Link działa tylko raz. Czas ważności: ${duration}. Nie udostępniaj go: każdy, kto go ma, może skonfigurować aplikację zamiast Ciebie.',
  },
  'async-approval': {
    subject: 'Aplikacja ${clientName} prosi o zatwierdzenie',
    title: 'Prośba o Twoje zatwierdzenie',
    body: 'Aplikacja ${clientName} prosi o zatwierdzenie: „${bindingMessage}”. Otwórz ten link i zaloguj się na konto ${companyName}, aby odpowiedzieć na prośbę.',
    action: 'Zobacz prośbę',
    hint: 'Link działa tylko raz. Czas ważności: ${duration}. Jeśli nie spodziewasz się tej prośby, zignoruj tę wiadomość: nic nie zostanie zatwierdzone.',
  },
  'user-invitation': {
    subject: '${inviterName} zaprasza Cię do ${organizationName}',
    title: 'Dołącz do ${organizationName}',
    body: '${inviterName} zaprasza Cię do organizacji ${organizationName} w aplikacji ${clientName}. Otwórz ten link, aby przyjąć zaproszenie, i zaloguj się lub zarejestruj przy użyciu adresu ${email}.',
    action: 'Zobacz zaproszenie',
    hint: 'Link działa tylko raz. Czas ważności: ${duration}. Jeśli nie spodziewasz się tego zaproszenia, zignoruj tę wiadomość.',
  },
  'blocked-account': {
    subject: 'Twoje konto zostało zablokowane',
    title: 'Twoje konto zostało zablokowane',
    body: 'Wykryliśmy zbyt wiele nieudanych prób logowania na Twoje konto ${companyName} z adresu IP ${address}. Dalsze próby z tego adresu zostały zablokowane.',
    action: 'Odblokuj moje konto',
    hint: 'Otwórz link tylko wtedy, gdy próby logowania były Twoje; w przeciwnym razie zignoruj tę wiadomość. Link działa tylko raz. Czas ważności: ${duration}.',
  },
  welcome: {
    subject: 'Witamy w ${companyName}',
    title: 'Witamy',
    body: 'Twoje konto ${companyName} jest gotowe: adres ${email} został potwierdzony.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'Import użytkowników został zakończony',
    title: 'Import użytkowników został zakończony',
    body: 'Import użytkowników do ${connection} w ${companyName} został zakończony. Utworzono: ${inserted}, zaktualizowano: ${updated}, odrzucono: ${failed}.',
    action: '',
    hint: 'Identyfikator zadania: ${jobId}. Interfejs API zarządzania przez jeden dzień udostępnia listę odrzuconych użytkowników pod adresem /api/v2/jobs/${jobId}/errors.',
  },
  'signup-taken': {
    subject: 'Masz już konto',
    title: 'Nie utworzono nowego konta',
    body: 'Ktoś, prawdopodobnie Ty, próbował zarejestrować się w ${companyName} przy użyciu adresu ${email}. Istnieje już konto z tym adresem e-mail lub z wybraną nazwą użytkownika. Zaloguj się na nie lub zresetuj hasło.',
    action: '',
    hint: 'Jeśli to nie Ty, nie musisz nic robić.',
  },
  'stolen-credentials': {
    subject: 'Zmień hasło',
    title: 'Twoje hasło pojawiło się w wycieku danych',
    body: 'Hasło do Twojego konta ${companyName} znajduje się na liście haseł skradzionych z innych witryn. Każdy, kto ma tę listę, może się zalogować jako Ty.',
    action: '',
    hint: 'Ustaw nowe hasło tutaj i wszędzie tam, gdzie używasz tego samego.',
  },
})
