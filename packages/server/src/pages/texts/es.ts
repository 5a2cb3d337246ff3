import type { Texts } from './shape.ts'

export const es = {
  login: {
    login: {
      pageTitle: 'Iniciar sesión | ${companyName}',
      title: 'Iniciar sesión',
      description: 'para continuar en ${clientName}',
      descriptionAlone: 'con su cuenta de ${companyName}',
      emailPlaceholder: 'Correo electrónico',
      usernamePlaceholder: 'Nombre de usuario',
      usernameOrEmailPlaceholder: 'Nombre de usuario o correo electrónico',
      passwordPlaceholder: 'Contraseña',
      buttonText: 'Continuar',
      forgotPasswordText: '¿Olvidó su contraseña?',
      signupActionText: '¿No tiene una cuenta?',
      signupActionLinkText: 'Regístrese',
      separatorText: 'o',
      passkeyButtonText: 'Continuar con una clave de acceso',
      federatedConnectionButtonText: 'Continuar con ${connectionName}',
      emailCodeText: 'Recibir un código de un solo uso por correo',
      'wrong-credentials':
        'El nombre de usuario, el correo electrónico o la contraseña no son correctos.',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde o restablezca su contraseña.',
      'password-leaked':
        'Esta contraseña apareció en una filtración de datos. Elija otra con «¿Olvidó su contraseña?».',
      'account-blocked':
        'Esta cuenta está bloqueada. Póngase en contacto con el servicio de asistencia o con su administrador.',
      'passkey-failed':
        'No se pudo usar la clave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
      'upstream-declined':
        'El inicio de sesión no se completó. Inténtelo de nuevo o inicie sesión de otra forma.',
      'upstream-failed':
        'No pudimos iniciar su sesión con esa cuenta. Inténtelo de nuevo o inicie sesión de otra forma.',
      'upstream-unavailable':
        'Por ahora no es posible iniciar sesión de ese modo. Inicie sesión de otra forma.',
      'no-connection':
        'No se conoce ninguna forma de iniciar sesión con esta dirección. Revísela o inicie sesión de otra forma.',
    },
    'login-link': {
      pageTitle: 'Vincular sus cuentas | ${companyName}',
      title: 'Ya tiene una cuenta',
      description:
        'Ya existe una cuenta con ${email}. Inicie sesión en ella una vez para usar ${connectionName} a partir de ahora.',
      linkButtonText: 'Iniciar sesión y vincular',
      separateButtonText: 'Crear una cuenta aparte',
    },
  },
  signup: {
    signup: {
      pageTitle: 'Registrarse | ${companyName}',
      title: 'Cree su cuenta',
      description: 'para continuar en ${clientName}',
      descriptionAlone: 'en ${companyName}',
      emailPlaceholder: 'Correo electrónico',
      usernamePlaceholder: 'Nombre de usuario',
      passwordPlaceholder: 'Contraseña',
      buttonText: 'Continuar',
      loginActionText: '¿Ya tiene una cuenta?',
      loginActionLinkText: 'Inicie sesión',
      'signup-failed':
        'No pudimos crear esta cuenta. Revise los datos que introdujo o inicie sesión.',
      'invalid-email': 'Escriba una dirección de correo electrónico, como nombre@example.com.',
      'invalid-username': 'Este nombre de usuario no se puede usar. Elija otro.',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde.',
    },
  },
  'login-passwordless': {
    'login-passwordless-email': {
      pageTitle: 'Iniciar sesión | ${companyName}',
      title: 'Iniciar sesión',
      description: 'para continuar en ${clientName}',
      descriptionAlone: 'con su cuenta de ${companyName}',
      emailPlaceholder: 'Correo electrónico',
      hint: 'Le enviaremos un código de un solo uso por correo. No necesita contraseña.',
      buttonText: 'Continuar',
      passwordText: 'Usar una contraseña',
      'invalid-email': 'Escriba una dirección de correo electrónico, como nombre@example.com.',
      'too-many-attempts': 'Ha pedido demasiados mensajes. Inténtelo más tarde.',
    },
    'login-passwordless-email-link': {
      pageTitle: 'Iniciar sesión | ${companyName}',
      title: '¿Es usted?',
      description: 'Continúe en ${clientName} como ${email}.',
      buttonText: 'Continuar',
      invalidTitle: 'Este enlace ya no es válido',
      invalidDescription: 'Ya se usó o ha caducado. Vuelva a la aplicación y solicite uno nuevo.',
    },
    'login-passwordless-email-code': {
      pageTitle: 'Escriba su código | ${companyName}',
      title: 'Revise su correo',
      description: 'Escriba el código de un solo uso que enviamos a ${email}.',
      placeholder: 'Código de un solo uso',
      buttonText: 'Continuar',
      resendText: '¿No recibió el mensaje?',
      resendActionText: 'Enviar un código nuevo',
      requestTitle: 'Reciba un código de un solo uso',
      requestDescription: 'Lo enviaremos a ${email}.',
      requestButtonText: 'Enviar código',
      'invalid-code': 'Este código no es correcto o ha caducado. Revíselo o solicite uno nuevo.',
      'too-many-attempts': 'Demasiados intentos. Espere unos minutos y solicite un código nuevo.',
    },
  },
  consent: {
    consent: {
      pageTitle: 'Permitir el acceso | ${companyName}',
      title: 'Permitir el acceso',
      description: '${clientName} quiere usar su cuenta de ${companyName}.',
      account: 'Ha iniciado sesión como ${username}.',
      scopesTitle: 'La aplicación podrá:',
      audienceTitle: 'En ${audience}:',
      detailsTitle: 'En detalle:',
      acceptButtonText: 'Permitir',
      declineButtonText: 'Rechazar',
      'scope-openid': 'Saber quién es usted',
      'scope-profile': 'Ver su nombre y su perfil',
      'scope-email': 'Ver su correo electrónico',
      'scope-phone': 'Ver su número de teléfono',
      'scope-address': 'Ver su dirección postal',
      'scope-offline_access': 'Mantener el acceso cuando usted no use la aplicación',
    },
  },
  'reset-password': {
    'reset-password-request': {
      pageTitle: 'Restablecer la contraseña | ${companyName}',
      title: '¿Olvidó su contraseña?',
      description: 'Le enviaremos por correo un enlace para elegir una contraseña nueva.',
      emailPlaceholder: 'Correo electrónico',
      usernameOrEmailPlaceholder: 'Nombre de usuario o correo electrónico',
      buttonText: 'Continuar',
      backToLoginLinkText: 'Volver al inicio de sesión',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde.',
    },
    'reset-password-email': {
      pageTitle: 'Revise su correo | ${companyName}',
      title: 'Revise su correo',
      description:
        'Si existe una cuenta para ${email}, recibirá un mensaje con un enlace para elegir una contraseña nueva.',
      hint: '¿No recibió el mensaje? Mire en el correo no deseado o inténtelo de nuevo en unos minutos.',
      backToLoginLinkText: 'Volver al inicio de sesión',
    },
    'reset-password': {
      pageTitle: 'Elija una contraseña nueva | ${companyName}',
      title: 'Elija una contraseña nueva',
      description: 'para ${email}',
      passwordPlaceholder: 'Contraseña nueva',
      reEnterpasswordPlaceholder: 'Confirme la contraseña nueva',
      buttonText: 'Guardar la contraseña',
      'passwords-differ': 'Las contraseñas no coinciden.',
    },
    'reset-password-success': {
      pageTitle: 'Contraseña cambiada | ${companyName}',
      title: 'Contraseña cambiada',
      description: 'Ya puede iniciar sesión con su contraseña nueva.',
      buttonText: 'Volver al inicio de sesión',
    },
    'reset-password-error': {
      pageTitle: 'Enlace no válido | ${companyName}',
      title: 'Este enlace ya no es válido',
      description: 'Ya se usó o ha caducado. Solicite uno nuevo.',
      backToLoginLinkText: 'Solicitar un enlace nuevo',
    },
  },
  'email-verification': {
    'email-verification-result': {
      askTitle: '¿Confirmar el correo electrónico?',
      askDescription: 'Va a confirmar ${email}. Continúe solo si esta cuenta es suya.',
      askButtonText: 'Confirmar',
      verifiedTitle: 'Correo electrónico confirmado',
      verifiedDescription: 'Gracias. ${email} está confirmado.',
      alreadyVerifiedTitle: 'Ya estaba confirmado',
      alreadyVerifiedDescription:
        'Su correo electrónico ya está confirmado. No tiene que hacer nada.',
      errorTitle: 'Este enlace ya no es válido',
      errorDescription: 'Ya se usó o ha caducado. Inicie sesión para recibir uno nuevo.',
      buttonText: 'Continuar',
    },
  },
  'unblock-account': {
    'unblock-account': {
      pageTitle: 'Desbloquear la cuenta | ${companyName}',
      title: '¿Desbloquear su cuenta?',
      description:
        'La bloqueamos tras demasiadas contraseñas incorrectas. Continúe solo si fue usted quien las introdujo.',
      buttonText: 'Desbloquear',
    },
    'unblock-account-result': {
      successTitle: 'Cuenta desbloqueada',
      successDescription:
        'Puede iniciar sesión de nuevo. Si no fue usted quien introdujo las contraseñas incorrectas, cambie su contraseña.',
      errorTitle: 'Este enlace ya no es válido',
      errorDescription: 'Ya se usó o ha caducado.',
      buttonText: 'Continuar',
    },
  },
  logout: {
    logout: {
      pageTitle: 'Cerrar sesión | ${companyName}',
      title: '¿Cerrar sesión?',
      description: 'Se cerrará su sesión en ${companyName}.',
      acceptButtonText: 'Cerrar sesión',
      declineButtonText: 'Mantener la sesión abierta',
    },
    'logout-complete': {
      pageTitle: 'Sesión cerrada | ${companyName}',
      title: 'Ha cerrado la sesión',
      description: 'Puede cerrar esta ventana.',
    },
    'logout-aborted': {
      pageTitle: 'La sesión sigue abierta | ${companyName}',
      title: 'Su sesión sigue abierta',
      description: 'Puede cerrar esta ventana.',
    },
  },
  'device-flow': {
    'device-code-activation': {
      pageTitle: 'Conectar un dispositivo | ${companyName}',
      title: 'Conectar un dispositivo',
      description: 'Escriba el código que muestra su dispositivo.',
      inputCodePlaceholder: 'Código',
      buttonText: 'Continuar',
      'invalid-code': 'No reconocemos este código. Revíselo e inténtelo de nuevo.',
      'expired-code': 'Este código ha caducado. Solicite uno nuevo en su dispositivo.',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde.',
    },
    'device-code-confirmation': {
      pageTitle: 'Confirme su dispositivo | ${companyName}',
      title: '¿Es este su código?',
      description: '${clientName} muestra este código en su dispositivo:',
      warning: 'Continúe solo si ve el mismo código en un dispositivo que tiene delante.',
      confirmButtonText: 'Confirmar',
      cancelButtonText: 'Cancelar',
    },
    'device-code-activation-allowed': {
      pageTitle: 'Dispositivo conectado | ${companyName}',
      title: 'Su dispositivo está conectado',
      description: 'Continúe en su dispositivo. Puede cerrar esta ventana.',
    },
    'device-code-activation-denied': {
      pageTitle: 'Dispositivo no conectado | ${companyName}',
      title: 'Su dispositivo no está conectado',
      description: 'No se permitió el acceso. Puede cerrar esta ventana.',
    },
  },
  'credential-verification': {
    'credential-verification': {
      pageTitle: 'Muestre su documento | ${companyName}',
      title: 'Muestre su documento',
      description: '${clientName} pide estos datos de un documento de su cartera:',
      retention: '${clientName} los recibe una vez. Esta página no los muestra.',
      scan: 'Escanee este código con el teléfono que tiene su cartera.',
      qrAlternative: 'Código QR que abre su cartera',
      sameDeviceText: 'Abrir la cartera en este dispositivo',
      pending: 'Esperando a su cartera…',
      retrieved: 'Su cartera ha recibido la solicitud. Continúe allí.',
      warning: 'Escanee este código solo si abrió usted esta página.',
      browserButtonText: 'Pedir a mi cartera',
      notShared: 'No se ha compartido nada. Puede intentarlo de nuevo.',
      browserUnsupported:
        'Este navegador no puede pedir datos a una cartera. Abra esta página en otro.',
      scanPage: 'O escanee este código y continúe en su teléfono.',
    },
    'credential-verification-done': {
      title: 'Su documento está verificado',
      description: 'Vuelva a ${clientName}. Puede cerrar esta ventana.',
    },
    'credential-verification-failed': {
      title: 'No se pudo verificar su documento',
      description:
        'No se ha compartido ningún dato. Vuelva a ${clientName} e inténtelo de nuevo. Motivo: ${reason}',
    },
    'credential-verification-declined': {
      title: 'No se ha compartido nada',
      description: 'La solicitud se rechazó en la cartera. Vuelva a ${clientName}.',
    },
    'credential-verification-expired': {
      title: 'Esta solicitud ha caducado',
      description: 'Vuelva a ${clientName} y empiece de nuevo.',
    },
    'credential-verification-invalid': {
      title: 'Este enlace no es válido',
      description: 'Vuelva a la aplicación y empiece de nuevo.',
    },
  },
  'async-approval-flow': {
    'async-approval': {
      pageTitle: 'Aprobar una solicitud | ${companyName}',
      title: '¿Aprobar esta solicitud?',
      description: '${clientName} le pide que apruebe:',
      warning: 'Apruebe solo si espera esta solicitud y ve el mismo mensaje donde se hizo.',
      acceptButtonText: 'Aprobar',
      declineButtonText: 'Rechazar',
    },
    'async-approval-accepted': {
      pageTitle: 'Aprobada | ${companyName}',
      title: 'Aprobada',
      description: '${clientName} ya puede continuar. Puede cerrar esta ventana.',
    },
    'async-approval-denied': {
      pageTitle: 'Rechazada | ${companyName}',
      title: 'Rechazada',
      description: 'No se permitió el acceso. Puede cerrar esta ventana.',
    },
    'async-approval-error': {
      pageTitle: 'Solicitud no válida | ${companyName}',
      title: 'Esta solicitud ya no es válida',
      description: 'Ya se respondió o ha caducado. La aplicación puede enviar una nueva.',
    },
    'async-approval-wrong-user': {
      pageTitle: 'Otra cuenta | ${companyName}',
      title: 'Esta solicitud no es para su cuenta',
      description:
        'Esta solicitud se envió a otra cuenta. Abra de nuevo el enlace del correo e inicie sesión con esa cuenta.',
    },
  },
  'mfa-otp': {
    'mfa-otp-challenge': {
      pageTitle: 'Verifique que es usted | ${companyName}',
      title: 'Verifique que es usted',
      description: 'Escriba el código de un solo uso de su aplicación de autenticación.',
      placeholder: 'Código de un solo uso',
      rememberMeText: 'No preguntar en este dispositivo durante 30 días',
      buttonText: 'Continuar',
      recoveryCodeText: 'Usar un código de recuperación',
      emailText: 'Recibir un código de un solo uso por correo',
      'invalid-code':
        'Este código no es correcto. Inténtelo con el siguiente código que muestre la aplicación.',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde.',
    },
    'mfa-otp-enrollment-qr': {
      pageTitle: 'Proteja su cuenta | ${companyName}',
      title: 'Proteja su cuenta',
      description:
        'Escanee este código QR con una aplicación de autenticación y escriba el código de un solo uso que muestra.',
      qrAlternative: 'Código QR con la clave de abajo, para una aplicación de autenticación',
      secretText: 'O escriba esta clave en la aplicación:',
      placeholder: 'Código de un solo uso',
      buttonText: 'Continuar',
      'invalid-code':
        'Este código no es correcto. Inténtelo con el siguiente código que muestre la aplicación.',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde.',
    },
    'mfa-otp-enrollment-result': {
      successTitle: 'Su cuenta está protegida',
      successDescription:
        'A partir de ahora, para iniciar sesión necesita un código de un solo uso de su aplicación de autenticación. Puede cerrar esta ventana.',
      errorTitle: 'Este enlace ya no es válido',
      errorDescription:
        'Ya se usó, ha caducado o usted ya tiene una aplicación de autenticación. Pida uno nuevo a su administrador.',
    },
  },
  'mfa-recovery-code': {
    'mfa-recovery-code-challenge': {
      pageTitle: 'Código de recuperación | ${companyName}',
      title: 'Use un código de recuperación',
      description: 'Escriba el código de recuperación que guardó al proteger su cuenta.',
      placeholder: 'Código de recuperación',
      buttonText: 'Continuar',
      otpText: 'Usar su aplicación de autenticación',
      'invalid-code': 'Este código de recuperación no es correcto. Revíselo e inténtelo de nuevo.',
      'too-many-attempts': 'Demasiados intentos. Inténtelo más tarde.',
    },
    'mfa-recovery-code-enrollment': {
      pageTitle: 'Guarde su código de recuperación | ${companyName}',
      title: 'Guarde su código de recuperación',
      description:
        'Si no puede usar su aplicación de autenticación, inicie sesión con este código. Guárdelo en un lugar seguro.',
      codeText: 'Su código de recuperación:',
      warning: 'Solo se muestra ahora y sirve una sola vez.',
      confirmationText: 'He guardado este código',
      buttonText: 'Continuar',
      'not-confirmed': 'Guarde el código y marque después la casilla.',
    },
  },
  passkeys: {
    'passkey-challenge': {
      pageTitle: 'Use su clave de acceso | ${companyName}',
      title: 'Use su clave de acceso',
      description: 'Su dispositivo le pedirá la huella, el rostro o el PIN.',
      buttonText: 'Continuar con una clave de acceso',
      otherText: 'Iniciar sesión de otra forma',
      unsupported: 'Este navegador no admite claves de acceso o JavaScript está desactivado.',
      failed: 'No se pudo usar la clave de acceso. Inténtelo de nuevo.',
    },
    'passkey-enrollment': {
      pageTitle: 'Cree una clave de acceso | ${companyName}',
      title: 'Inicie sesión más rápido la próxima vez',
      description:
        'Cree una clave de acceso para iniciar sesión con su huella, su rostro o su PIN en lugar de una contraseña.',
      buttonText: 'Crear una clave de acceso',
      otherText: 'Ahora no',
      unsupported: 'Este navegador no admite claves de acceso o JavaScript está desactivado.',
      failed: 'No se pudo crear la clave de acceso. Inténtelo de nuevo.',
    },
  },
  error: {
    error: {
      pageTitle: 'Algo ha salido mal | ${companyName}',
      title: 'Algo ha salido mal',
      description: 'Vuelva a la aplicación e inténtelo de nuevo.',
      expiredTitle: 'Esta página ha caducado',
      expiredDescription: 'Vuelva a la aplicación y empiece de nuevo.',
      notFoundPageTitle: 'Página no encontrada | ${companyName}',
      notFoundTitle: 'Página no encontrada',
      notFoundDescription:
        'No hay ninguna página en esta dirección. Compruébela o vaya a la página de inicio.',
      notFoundLinkText: 'Página de inicio',
      detailsText: 'Detalles para el servicio de asistencia',
      referenceText: 'Referencia',
    },
  },
  common: {
    home: {
      pageTitle: 'Servicio de identidad | ${companyName}',
      title: 'Servicio de identidad de ${companyName}',
      description:
        'Las aplicaciones le envían aquí para iniciar sesión. Para empezar, abra la aplicación que quiera usar.',
      developersTitle: 'Para desarrolladores',
      developersText:
        'Este es un tenant de Latchkey: un proveedor de OpenID Connect con una API compatible con Auth0.',
      issuerText: 'Emisor',
      metadataText: 'Metadatos',
      discoveryText: 'OpenID Connect Discovery',
      keysText: 'Claves de firma (JWKS)',
      documentationText: 'Documentación',
      sourceText: '${path} en el código fuente de Latchkey',
      exampleText: 'Ejemplo de inicio de sesión',
    },
    common: {
      showPassword: 'Mostrar',
      hidePassword: 'Ocultar',
      policyText: 'Política de privacidad de ${clientName}',
      termsText: 'Condiciones del servicio de ${clientName}',
      supportText: 'Ayuda',
      'password-needs-length': 'Al menos ${minLength} caracteres.',
      'password-needs-some': 'Con al menos ${wanted} de estos tipos: ${kinds}.',
      'password-needs-all': 'Con ${kinds}.',
      'password-kind-lowercase': 'minúsculas',
      'password-kind-uppercase': 'mayúsculas',
      'password-kind-number': 'números',
      'password-kind-special': 'símbolos',
      'password-no-repeats': 'Ningún carácter tres veces seguidas.',
      'password-no-sequences': 'Sin secuencias como abc o 321.',
      'password-too-weak': 'Esta contraseña es demasiado débil.',
      'password-too-common': 'Esta contraseña es demasiado fácil de adivinar.',
      'password-leaked': 'Esta contraseña apareció en una filtración de datos. Elija otra.',
      'password-personal': 'No use su nombre ni su correo electrónico en la contraseña.',
    },
  },
} as const satisfies Texts
