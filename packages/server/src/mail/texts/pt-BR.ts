import type { MailTexts } from './shape.ts'

/** The Brazilian Portuguese texts of mails. */
export const ptBR = (): MailTexts => ({
  'verify-email': {
    subject: 'Confirme seu e-mail',
    title: 'Confirme seu e-mail',
    body: 'Acesse este link para confirmar que ${email} pertence à sua conta ${companyName}.',
    action: 'Confirmar e-mail',
    hint: 'O link funciona uma única vez e expira após ${duration}. Se você não tem uma conta ${companyName}, ignore este e-mail.',
  },
  'reset-password': {
    subject: 'Redefina sua senha',
    title: 'Redefina sua senha',
    body: 'Acesse este link para escolher uma nova senha para sua conta ${companyName}.',
    action: 'Escolha uma nova senha',
    hint: 'O link funciona uma única vez e expira após ${duration}. Se você não o solicitou, ignore este e-mail: sua senha continua a mesma.',
  },
  'email-link': {
    subject: 'Seu link para entrar em ${companyName}',
    title: 'Entrar em ${companyName}',
    body: 'Acesse este link para entrar como ${email}.',
    action: 'Entrar',
    hint: 'O link funciona uma única vez e expira após ${duration}. Se você não o solicitou, ignore este e-mail.',
  },
  'email-code': {
    subject: 'Seu código de uso único para ${companyName}',
    title: 'Seu código de uso único',
    body: 'Digite este código para entrar em ${companyName}.',
    action: '',
    hint: 'O código funciona uma única vez e expira após ${duration}. Não o compartilhe com ninguém. Se você não o solicitou, ignore este e-mail.',
  },
  enrollment: {
    subject: 'Proteja sua conta',
    title: 'Proteja sua conta',
    body: 'Você precisa proteger sua conta ${companyName} com um aplicativo autenticador, que mostra um código de uso único para cada login. Acesse este link para configurá-lo.',
    action: 'Configurar',
    hint: 'O link funciona uma única vez e expira após ${duration}. Não o compartilhe: quem o tiver poderá configurar o aplicativo no seu lugar.',
  },
  'async-approval': {
    subject: '${clientName} pede sua aprovação',
    title: 'Sua aprovação foi solicitada',
    body: '${clientName} pede que você aprove: “${bindingMessage}”. Acesse este link e entre com sua conta ${companyName} para responder à solicitação.',
    action: 'Ver a solicitação',
    hint: 'O link funciona uma única vez e expira após ${duration}. Se você não espera esta solicitação, ignore este e-mail: nada será aprovado.',
  },
  'user-invitation': {
    subject: '${inviterName} convida você para ${organizationName}',
    title: 'Participe de ${organizationName}',
    body: '${inviterName} convida você a participar de ${organizationName} em ${clientName}. Acesse este link para aceitar e entre ou cadastre-se com ${email}.',
    action: 'Ver o convite',
    hint: 'O link funciona uma única vez e expira após ${duration}. Se você não espera este convite, ignore este e-mail.',
  },
  'blocked-account': {
    subject: 'Sua conta foi bloqueada',
    title: 'Sua conta foi bloqueada',
    body: 'Houve muitas tentativas malsucedidas de entrar na sua conta ${companyName} a partir do endereço IP ${address}. Bloqueamos novas tentativas a partir desse endereço.',
    action: 'Desbloquear minha conta',
    hint: 'Acesse o link somente se as tentativas foram suas; caso contrário, ignore este e-mail. O link funciona uma única vez e expira após ${duration}.',
  },
  welcome: {
    subject: 'Boas-vindas a ${companyName}',
    title: 'Boas-vindas',
    body: 'Sua conta ${companyName} está pronta: o e-mail ${email} está confirmado.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'A importação de usuários terminou',
    title: 'A importação de usuários terminou',
    body: 'A importação de usuários em ${connection} terminou em ${companyName}: ${inserted} criados, ${updated} atualizados, ${failed} rejeitados.',
    action: '',
    hint: 'A tarefa é ${jobId}. A API de gerenciamento lista os usuários rejeitados em /api/v2/jobs/${jobId}/errors por um dia.',
  },
  'signup-taken': {
    subject: 'Você já tem uma conta',
    title: 'Nenhuma conta nova foi criada',
    body: 'Alguém, provavelmente você, tentou se cadastrar em ${companyName} com ${email}. Já existe uma conta com este e-mail ou com o nome de usuário escolhido. Entre nela ou redefina a senha.',
    action: '',
    hint: 'Se não foi você, não é preciso fazer nada.',
  },
  'stolen-credentials': {
    subject: 'Altere sua senha',
    title: 'Sua senha apareceu em um vazamento de dados',
    body: 'A senha da sua conta ${companyName} está em uma lista de senhas roubadas de outros sites. Qualquer pessoa que tenha a lista pode entrar como você.',
    action: '',
    hint: 'Escolha uma nova senha, aqui e em todos os outros lugares em que você usa esta.',
  },
})
