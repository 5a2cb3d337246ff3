import type { MailTexts } from './shape.ts'

/** The Spanish texts of mails. */
export const es = (): MailTexts => ({
  'verify-email': {
    subject: 'Confirme su correo electrónico',
    title: 'Confirme su correo electrónico',
    body: 'Siga este enlace para confirmar que ${email} pertenece a su cuenta de ${companyName}.',
    action: 'Confirmar el correo',
    hint: 'El enlace sirve una sola vez y caduca en ${duration}. Si no tiene una cuenta de ${companyName}, ignore este mensaje.',
  },
  'reset-password': {
    subject: 'Restablezca su contraseña',
    title: 'Restablezca su contraseña',
    body: 'Siga este enlace para elegir una contraseña nueva para su cuenta de ${companyName}.',
    action: 'Elegir una contraseña nueva',
    hint: 'El enlace sirve una sola vez y caduca en ${duration}. Si no lo solicitó, ignore este mensaje: su contraseña no cambia.',
  },
  'email-link': {
    subject: 'Su enlace para iniciar sesión en ${companyName}',
    title: 'Iniciar sesión en ${companyName}',
    body: 'Siga este enlace para iniciar sesión como ${email}.',
    action: 'Iniciar sesión',
    hint: 'El enlace sirve una sola vez y caduca en ${duration}. Si no lo solicitó, ignore este mensaje.',
  },
  'email-code': {
    subject: 'Su código de un solo uso para ${companyName}',
    title: 'Su código de un solo uso',
    body: 'Escriba este código para iniciar sesión en ${companyName}.',
    action: '',
    hint: 'El código sirve una sola vez y caduca en ${duration}. No lo comparta con nadie. Si no lo solicitó, ignore este mensaje.',
  },
  enrollment: {
    subject: 'Proteja su cuenta',
    title: 'Proteja su cuenta',
    body: 'Se le pide que proteja su cuenta de ${companyName} con una aplicación de autenticación, que muestra un código de un solo uso para cada inicio de sesión. Siga este enlace para configurarla.',
    action: 'Configurar',
    hint: 'El enlace sirve una sola vez y caduca en ${duration}. No lo comparta con nadie: quien lo tenga puede configurar la aplicación en su lugar.',
  },
  'async-approval': {
    subject: '${clientName} le pide su aprobación',
    title: 'Se le pide su aprobación',
    body: '${clientName} le pide que apruebe: «${bindingMessage}». Siga este enlace e inicie sesión con su cuenta de ${companyName} para responder a la solicitud.',
    action: 'Ver la solicitud',
    hint: 'El enlace sirve una sola vez y caduca en ${duration}. Si no espera esta solicitud, ignore este mensaje: no se aprobará nada.',
  },
  'user-invitation': {
    subject: '${inviterName} le invita a ${organizationName}',
    title: 'Únase a ${organizationName}',
    body: '${inviterName} le invita a unirse a ${organizationName} en ${clientName}. Siga este enlace para aceptar e inicie sesión o regístrese con ${email}.',
    action: 'Ver la invitación',
    hint: 'El enlace sirve una sola vez y caduca en ${duration}. Si no espera esta invitación, ignore este mensaje.',
  },
  'blocked-account': {
    subject: 'Su cuenta ha sido bloqueada',
    title: 'Su cuenta ha sido bloqueada',
    body: 'Hubo demasiados intentos fallidos de iniciar sesión en su cuenta de ${companyName} desde la dirección IP ${address}. Hemos bloqueado más intentos desde esa dirección.',
    action: 'Desbloquear mi cuenta',
    hint: 'Siga el enlace solo si los intentos fueron suyos; si no, ignore este mensaje. El enlace sirve una sola vez y caduca en ${duration}.',
  },
  welcome: {
    subject: 'Le damos la bienvenida a ${companyName}',
    title: 'Le damos la bienvenida',
    body: 'Su cuenta de ${companyName} está lista: ${email} está confirmado.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'La importación de usuarios ha terminado',
    title: 'La importación de usuarios ha terminado',
    body: 'La importación de usuarios en ${connection} de ${companyName} ha terminado: ${inserted} creados, ${updated} actualizados, ${failed} rechazados.',
    action: '',
    hint: 'La tarea es ${jobId}. La API de administración muestra los usuarios rechazados durante un día en /api/v2/jobs/${jobId}/errors.',
  },
  'signup-taken': {
    subject: 'Ya tiene una cuenta',
    title: 'No se ha creado ninguna cuenta nueva',
    body: 'Alguien, probablemente usted, intentó registrarse en ${companyName} con ${email}. Ya existe una cuenta con este correo electrónico o con el nombre de usuario elegido. Inicie sesión en ella o restablezca su contraseña.',
    action: '',
    hint: 'Si no fue usted, no tiene que hacer nada.',
  },
  'stolen-credentials': {
    subject: 'Cambie su contraseña',
    title: 'Su contraseña apareció en una filtración de datos',
    body: 'La contraseña de su cuenta de ${companyName} está en una lista de contraseñas robadas de otros sitios. Quien tenga la lista puede iniciar sesión como usted.',
    action: '',
    hint: 'Elija una contraseña nueva, aquí y en todos los demás sitios donde use esta.',
  },
})
