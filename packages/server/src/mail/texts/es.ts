import type { MailTexts } from './texts.ts'

export const es = {
  'verify-email': {
    subject: 'Confirme su correo electrónico',
    title: 'Confirme su correo electrónico',
    body: 'Siga este enlace para confirmar que ${email} pertenece a su cuenta de ${companyName}.',
    action: 'Confirmar el correo',
    hint: 'El enlace sirve una vez, durante ${duration}. Si no tiene cuenta allí, no haga nada.',
  },
  'reset-password': {
    subject: 'Restablezca su contraseña',
    title: 'Restablezca su contraseña',
    body: 'Siga este enlace para elegir una contraseña nueva para su cuenta de ${companyName}.',
    action: 'Elegir una contraseña nueva',
    hint: 'El enlace sirve una vez, durante ${duration}. Si no lo pidió, no haga nada: su contraseña sigue igual.',
  },
  'email-code': {
    subject: 'Su código para ${companyName}',
    title: 'Su código',
    body: 'Escriba este código para iniciar sesión en ${companyName}.',
    action: '',
    hint: 'El código sirve una vez, durante ${duration}. No se lo diga a nadie. Si no lo pidió, no haga nada.',
  },
  'async-approval': {
    subject: '${clientName} le pide su aprobación',
    title: 'Se le pide su aprobación',
    body: '${clientName} le pide que apruebe: «${bindingMessage}». Siga este enlace para ver de qué se trata, con su cuenta de ${companyName}.',
    action: 'Ver la solicitud',
    hint: 'El enlace sirve una vez, durante ${duration}. Si no lo espera, no haga nada: entonces no se permite nada.',
  },
  'blocked-account': {
    subject: 'Su cuenta ha sido bloqueada',
    title: 'Su cuenta ha sido bloqueada',
    body: 'Alguien ha intentado muchas veces entrar en su cuenta de ${companyName} desde la dirección ${address}. Hemos bloqueado más intentos desde allí.',
    action: 'Desbloquear mi cuenta',
    hint: 'Siga el enlace solo si fue usted. Sirve una vez, durante ${duration}.',
  },
} as const satisfies MailTexts
