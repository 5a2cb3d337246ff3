import type { MailTexts } from './shape.ts'

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
  'email-link': {
    subject: 'Su enlace para ${companyName}',
    title: 'Iniciar sesión en ${companyName}',
    body: 'Siga este enlace para iniciar sesión como ${email}.',
    action: 'Iniciar sesión',
    hint: 'El enlace sirve una vez, durante ${duration}. Si no lo pidió, no haga nada.',
  },
  'email-code': {
    subject: 'Su código para ${companyName}',
    title: 'Su código',
    body: 'Escriba este código para iniciar sesión en ${companyName}.',
    action: '',
    hint: 'El código sirve una vez, durante ${duration}. No se lo diga a nadie. Si no lo pidió, no haga nada.',
  },
  enrollment: {
    subject: 'Proteja su cuenta',
    title: 'Proteja su cuenta',
    body: 'Se le pide que proteja su cuenta de ${companyName} con un segundo paso: una aplicación en su teléfono que muestra códigos. Siga este enlace para configurarla.',
    action: 'Configurar',
    hint: 'El enlace sirve una vez, durante ${duration}. No se lo pase a nadie: quien lo tenga puede configurar la aplicación en su lugar.',
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
  welcome: {
    subject: 'Bienvenido a ${companyName}',
    title: 'Bienvenido',
    body: 'Su cuenta de ${companyName} está lista: ${email} está confirmado.',
    action: '',
    hint: '',
  },
  'signup-taken': {
    subject: 'Ya tiene una cuenta',
    title: 'No se ha creado ninguna cuenta nueva',
    body: 'Alguien, probablemente usted, intentó registrarse en ${companyName} con ${email}. Ya existe una cuenta con esta dirección o con el nombre de usuario elegido: inicie sesión en ella o pida una contraseña nueva.',
    action: '',
    hint: 'Si no fue usted, no hay nada que hacer.',
  },
  'stolen-credentials': {
    subject: 'Cambie su contraseña',
    title: 'Su contraseña se ha filtrado',
    body: 'La contraseña de su cuenta de ${companyName} está entre las que fueron robadas de otros sitios. Quien la tenga puede entrar como usted.',
    action: '',
    hint: 'Elija otra contraseña, aquí y dondequiera que use esta.',
  },
} as const satisfies MailTexts
