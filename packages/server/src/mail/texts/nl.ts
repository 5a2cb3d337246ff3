import type { MailTexts } from './shape.ts'

/** The Dutch texts of mails. */
export const nl = (): MailTexts => ({
  'verify-email': {
    subject: 'Bevestig je e-mailadres',
    title: 'Bevestig je e-mailadres',
    body: 'Volg deze link om te bevestigen dat ${email} bij je account van ${companyName} hoort.',
    action: 'E-mailadres bevestigen',
    hint: 'De link werkt één keer en verloopt na ${duration}. Als je geen account bij ${companyName} hebt, negeer dan deze e-mail.',
  },
  'reset-password': {
    subject: 'Stel je wachtwoord opnieuw in',
    title: 'Stel je wachtwoord opnieuw in',
    body: 'Volg deze link om een nieuw wachtwoord te kiezen voor je account van ${companyName}.',
    action: 'Kies een nieuw wachtwoord',
    hint: 'De link werkt één keer en verloopt na ${duration}. Als je deze niet hebt aangevraagd, negeer dan deze e-mail: je wachtwoord blijft hetzelfde.',
  },
  'email-link': {
    subject: 'Je link om in te loggen bij ${companyName}',
    title: 'Inloggen bij ${companyName}',
    body: 'Volg deze link om in te loggen als ${email}.',
    action: 'Inloggen',
    hint: 'De link werkt één keer en verloopt na ${duration}. Als je deze niet hebt aangevraagd, negeer dan deze e-mail.',
  },
  'email-code': {
    subject: 'Je eenmalige code voor ${companyName}',
    title: 'Je eenmalige code',
    body: 'Vul deze code in om in te loggen bij ${companyName}.',
    action: '',
    hint: 'De code werkt één keer en verloopt na ${duration}. Deel de code met niemand. Als je deze niet hebt aangevraagd, negeer dan deze e-mail.',
  },
  enrollment: {
    subject: 'Beveilig je account',
    title: 'Beveilig je account',
    body: 'Je wordt gevraagd je account van ${companyName} te beveiligen met een authenticator-app, die bij elke keer inloggen een eenmalige code toont. Volg deze link om de app in te stellen.',
    action: 'Instellen',
    hint: 'De link werkt één keer en verloopt na ${duration}. Deel de link niet: wie de link heeft, kan de app in jouw plaats instellen.',
  },
  'async-approval': {
    subject: '${clientName} vraagt om je goedkeuring',
    title: 'Er wordt om je goedkeuring gevraagd',
    body: '${clientName} vraagt om je goedkeuring voor: ‘${bindingMessage}’. Volg deze link en log in met je account van ${companyName} om de aanvraag te beantwoorden.',
    action: 'Aanvraag bekijken',
    hint: 'De link werkt één keer en verloopt na ${duration}. Als je deze aanvraag niet verwacht, negeer dan deze e-mail: er wordt niets goedgekeurd.',
  },
  'user-invitation': {
    subject: '${inviterName} nodigt je uit voor ${organizationName}',
    title: 'Word lid van ${organizationName}',
    body: '${inviterName} nodigt je uit om lid te worden van ${organizationName} in ${clientName}. Volg deze link om de uitnodiging te accepteren en log in of registreer je met ${email}.',
    action: 'Uitnodiging bekijken',
    hint: 'De link werkt één keer en verloopt na ${duration}. Als je deze uitnodiging niet verwacht, negeer dan deze e-mail.',
  },
  'blocked-account': {
    subject: 'Je account is geblokkeerd',
    title: 'Je account is geblokkeerd',
    body: 'Er waren te veel mislukte pogingen om in te loggen op je account van ${companyName} vanaf het IP-adres ${address}. We hebben verdere pogingen vanaf dat adres geblokkeerd.',
    action: 'Mijn account deblokkeren',
    hint: 'Volg de link alleen als de pogingen van jou waren; negeer anders deze e-mail. De link werkt één keer en verloopt na ${duration}.',
  },
  welcome: {
    subject: 'Welkom bij ${companyName}',
    title: 'Welkom',
    body: 'Je account van ${companyName} is klaar: ${email} is bevestigd.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'Het importeren van gebruikers is beëindigd',
    title: 'Het importeren van gebruikers is beëindigd',
    body: 'Het importeren van gebruikers in ${connection} bij ${companyName} is beëindigd: ${inserted} gemaakt, ${updated} bijgewerkt, ${failed} geweigerd.',
    action: '',
    hint: 'De taak is ${jobId}. De management-API toont de geweigerde gebruikers een dag lang op /api/v2/jobs/${jobId}/errors.',
  },
  'signup-taken': {
    subject: 'Je hebt al een account',
    title: 'Er is geen nieuw account gemaakt',
    body: 'Iemand, waarschijnlijk jij, heeft geprobeerd zich bij ${companyName} te registreren met ${email}. Er is al een account met dit e-mailadres of met de gekozen gebruikersnaam. Log daarmee in of stel het wachtwoord ervan opnieuw in.',
    action: '',
    hint: 'Als jij het niet was, hoef je niets te doen.',
  },
  'stolen-credentials': {
    subject: 'Wijzig je wachtwoord',
    title: 'Je wachtwoord is aangetroffen in een datalek',
    body: 'Het wachtwoord van je account van ${companyName} staat in een lijst met wachtwoorden die bij andere sites zijn gestolen. Wie de lijst heeft, kan als jou inloggen.',
    action: '',
    hint: 'Kies een nieuw wachtwoord, hier en overal waar je dit wachtwoord gebruikt.',
  },
})
