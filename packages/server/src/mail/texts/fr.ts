import type { MailTexts } from './shape.ts'

/** The French texts of mails. */
export const fr = (): MailTexts => ({
  'verify-email': {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Confirmez votre adresse e-mail',
    body: 'Suivez ce lien pour confirmer que ${email} appartient à votre compte ${companyName}.',
    action: 'Confirmer l’adresse e-mail',
    hint: 'Le lien ne fonctionne qu’une fois et expire au bout de ${duration}. Si vous n’avez pas de compte ${companyName}, ignorez cet e-mail.',
  },
  'reset-password': {
    subject: 'Réinitialisez votre mot de passe',
    title: 'Réinitialisez votre mot de passe',
    body: 'Suivez ce lien pour choisir un nouveau mot de passe pour votre compte ${companyName}.',
    action: 'Choisir un nouveau mot de passe',
    hint: 'Le lien ne fonctionne qu’une fois et expire au bout de ${duration}. Si vous ne l’avez pas demandé, ignorez cet e-mail\u202f: votre mot de passe reste inchangé.',
  },
  'email-link': {
    subject: 'Votre lien pour vous connecter à ${companyName}',
    title: 'Se connecter à ${companyName}',
    body: 'Suivez ce lien pour vous connecter en tant que ${email}.',
    action: 'Se connecter',
    hint: 'Le lien ne fonctionne qu’une fois et expire au bout de ${duration}. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },
  'email-code': {
    subject: 'Votre code à usage unique pour ${companyName}',
    title: 'Votre code à usage unique',
    body: 'Saisissez ce code pour vous connecter à ${companyName}.',
    action: '',
    hint: 'Le code ne fonctionne qu’une fois et expire au bout de ${duration}. Ne le communiquez à personne. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },
  enrollment: {
    subject: 'Protégez votre compte',
    title: 'Protégez votre compte',
    body: 'Il vous est demandé de protéger votre compte ${companyName} avec une application d’authentification, qui affiche un code à usage unique pour chaque connexion. Suivez ce lien pour la configurer.',
    action: 'Configurer',
    hint: 'Le lien ne fonctionne qu’une fois et expire au bout de ${duration}. Ne le partagez pas\u202f: toute personne qui le possède peut configurer l’application à votre place.',
  },
  'async-approval': {
    subject: '${clientName} demande votre approbation',
    title: 'Votre approbation est demandée',
    body: '${clientName} vous demande d’approuver\u202f: «\u202f${bindingMessage}\u202f». Suivez ce lien et connectez-vous avec votre compte ${companyName} pour répondre à la demande.',
    action: 'Voir la demande',
    hint: 'Le lien ne fonctionne qu’une fois et expire au bout de ${duration}. Si vous n’attendez pas cette demande, ignorez cet e-mail\u202f: rien n’est approuvé.',
  },
  'user-invitation': {
    subject: '${inviterName} vous invite à rejoindre ${organizationName}',
    title: 'Rejoindre ${organizationName}',
    body: '${inviterName} vous invite à rejoindre ${organizationName} dans ${clientName}. Suivez ce lien pour accepter, puis connectez-vous ou inscrivez-vous avec ${email}.',
    action: 'Voir l’invitation',
    hint: 'Le lien ne fonctionne qu’une fois et expire au bout de ${duration}. Si vous n’attendez pas cette invitation, ignorez cet e-mail.',
  },
  'blocked-account': {
    subject: 'Votre compte a été bloqué',
    title: 'Votre compte a été bloqué',
    body: 'Il y a eu trop de tentatives infructueuses de connexion à votre compte ${companyName} depuis l’adresse IP ${address}. Nous avons bloqué les tentatives suivantes depuis cette adresse.',
    action: 'Débloquer mon compte',
    hint: 'Ne suivez le lien que si ces tentatives étaient les vôtres\u202f; sinon, ignorez cet e-mail. Le lien ne fonctionne qu’une fois et expire au bout de ${duration}.',
  },
  welcome: {
    subject: 'Bienvenue chez ${companyName}',
    title: 'Bienvenue',
    body: 'Votre compte ${companyName} est prêt\u202f: l’adresse ${email} est confirmée.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'L’importation des utilisateurs est terminée',
    title: 'L’importation des utilisateurs est terminée',
    body: 'L’importation des utilisateurs dans ${connection} est terminée chez ${companyName}\u202f: ${inserted} créés, ${updated} mis à jour, ${failed} rejetés.',
    action: '',
    hint: 'Identifiant de la tâche\u202f: ${jobId}. L’API de gestion liste les utilisateurs rejetés à l’adresse /api/v2/jobs/${jobId}/errors pendant un jour.',
  },
  'signup-taken': {
    subject: 'Vous avez déjà un compte',
    title: 'Aucun nouveau compte n’a été créé',
    body: 'Quelqu’un, probablement vous, a tenté de s’inscrire chez ${companyName} avec ${email}. Un compte existe déjà avec cette adresse e-mail ou avec le nom d’utilisateur choisi. Connectez-vous-y ou réinitialisez son mot de passe.',
    action: '',
    hint: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  'stolen-credentials': {
    subject: 'Changez votre mot de passe',
    title: 'Votre mot de passe figure dans une fuite de données',
    body: 'Le mot de passe de votre compte ${companyName} figure dans une liste de mots de passe volés à d’autres sites. Toute personne qui possède cette liste peut se connecter à votre place.',
    action: '',
    hint: 'Choisissez un nouveau mot de passe, ici et partout ailleurs où vous utilisez celui-ci.',
  },
})
