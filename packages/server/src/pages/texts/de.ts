import type { Texts } from './shape.ts'

/** The German texts. */
export const de = {
  login: {
    login: {
      pageTitle: 'Anmelden | ${companyName}',
      title: 'Anmelden',
      description: 'weiter zu ${clientName}',
      descriptionAlone: 'mit Ihrem Konto bei ${companyName}',
      emailPlaceholder: 'E-Mail-Adresse',
      usernamePlaceholder: 'Benutzername',
      usernameOrEmailPlaceholder: 'Benutzername oder E-Mail-Adresse',
      passwordPlaceholder: 'Passwort',
      buttonText: 'Weiter',
      forgotPasswordText: 'Passwort vergessen?',
      signupActionText: 'Noch kein Konto?',
      signupActionLinkText: 'Registrieren',
      separatorText: 'oder',
      passkeyButtonText: 'Weiter mit Passkey',
      federatedConnectionButtonText: 'Weiter mit ${connectionName}',
      emailCodeText: 'Einmalcode per E-Mail erhalten',
      smsCodeText: 'Einmalcode per SMS erhalten',
      'wrong-credentials': 'Benutzername, E-Mail-Adresse oder Passwort ist falsch.',
      'too-many-attempts':
        'Zu viele Versuche. Versuchen Sie es später erneut oder setzen Sie Ihr Passwort zurück.',
      'password-leaked':
        'Dieses Passwort ist durch ein Datenleck bekannt geworden. Wählen Sie über „Passwort vergessen?“ ein neues.',
      'account-blocked':
        'Dieses Konto ist gesperrt. Wenden Sie sich an den Support oder an Ihre Administration.',
      'passkey-failed':
        'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
      'upstream-declined':
        'Die Anmeldung wurde nicht abgeschlossen. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
      'upstream-failed':
        'Wir konnten Sie mit diesem Konto nicht anmelden. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
      'upstream-unavailable':
        'Die Anmeldung auf diesem Weg ist derzeit nicht möglich. Melden Sie sich auf andere Weise an.',
      'no-connection':
        'Mit dieser Adresse können Sie sich nicht anmelden. Prüfen Sie sie oder melden Sie sich auf andere Weise an.',
    },
    'login-link': {
      pageTitle: 'Konten verknüpfen | ${companyName}',
      title: 'Sie haben bereits ein Konto',
      description:
        'Es gibt bereits ein Konto mit ${email}. Melden Sie sich einmal mit diesem Konto an, um künftig ${connectionName} dafür zu verwenden.',
      linkButtonText: 'Anmelden und verknüpfen',
      separateButtonText: 'Separates Konto erstellen',
      cancelButtonText: 'Abbrechen',
    },
  },
  signup: {
    signup: {
      pageTitle: 'Registrieren | ${companyName}',
      title: 'Konto erstellen',
      description: 'weiter zu ${clientName}',
      descriptionAlone: 'bei ${companyName}',
      emailPlaceholder: 'E-Mail-Adresse',
      phonePlaceholder: 'Telefonnummer',
      usernamePlaceholder: 'Benutzername',
      optionalText: 'freiwillig',
      passwordPlaceholder: 'Passwort',
      buttonText: 'Weiter',
      loginActionText: 'Haben Sie schon ein Konto?',
      loginActionLinkText: 'Anmelden',
      'invalid-value': 'Eine Angabe ist zu lang. Kürzen Sie sie und versuchen Sie es erneut.',
      'signup-failed':
        'Dieses Konto konnte nicht erstellt werden. Prüfen Sie Ihre Angaben oder melden Sie sich an.',
      'invalid-email': 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
      'invalid-phone': 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +49 30 123456.',
      'invalid-username':
        'Dieser Benutzername kann nicht verwendet werden. Wählen Sie einen anderen.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
  },
  'login-passwordless': {
    'login-passwordless-email': {
      pageTitle: 'Anmelden | ${companyName}',
      title: 'Anmelden',
      description: 'weiter zu ${clientName}',
      descriptionAlone: 'mit Ihrem Konto bei ${companyName}',
      emailPlaceholder: 'E-Mail-Adresse',
      hint: 'Wir schicken Ihnen einen Einmalcode per E-Mail. Sie brauchen kein Passwort.',
      buttonText: 'Weiter',
      otherText: 'Mit Telefonnummer anmelden',
      passwordText: 'Mit Passwort anmelden',
      'invalid-email': 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
      'too-many-attempts': 'Zu viele E-Mails angefordert. Versuchen Sie es später erneut.',
    },
    'login-passwordless-email-link': {
      pageTitle: 'Anmelden | ${companyName}',
      title: 'Sind Sie das?',
      description: 'Weiter zu ${clientName} als ${email}.',
      buttonText: 'Weiter',
      invalidTitle: 'Dieser Link ist nicht mehr gültig',
      invalidDescription:
        'Er wurde bereits verwendet oder ist abgelaufen. Kehren Sie zur Anwendung zurück und fordern Sie einen neuen an.',
    },
    'login-passwordless-email-code': {
      pageTitle: 'Code eingeben | ${companyName}',
      title: 'Prüfen Sie Ihre E-Mails',
      description: 'Geben Sie den Einmalcode ein, den wir an ${email} geschickt haben.',
      placeholder: 'Einmalcode',
      buttonText: 'Weiter',
      resendText: 'Keine E-Mail erhalten?',
      resendActionText: 'Neuen Code senden',
      requestTitle: 'Einmalcode per E-Mail erhalten',
      requestDescription: 'Wir senden ihn an ${email}.',
      requestButtonText: 'Code senden',
      'invalid-code':
        'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
      'too-many-attempts':
        'Zu viele Versuche. Warten Sie einige Minuten und fordern Sie dann einen neuen Code an.',
    },
    'login-passwordless-sms': {
      pageTitle: 'Anmelden | ${companyName}',
      title: 'Anmelden',
      description: 'weiter zu ${clientName}',
      descriptionAlone: 'mit Ihrem Konto bei ${companyName}',
      phonePlaceholder: 'Telefonnummer',
      hint: 'Wir schicken Ihnen einen Einmalcode per SMS. Sie brauchen kein Passwort.',
      buttonText: 'Weiter',
      otherText: 'Mit E-Mail-Adresse anmelden',
      passwordText: 'Mit Passwort anmelden',
      'invalid-phone': 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +49 30 123456.',
      'refused-phone':
        'An diese Nummer können wir keinen Code schicken. Verwenden Sie eine andere.',
      'too-many-attempts': 'Zu viele Nachrichten angefordert. Versuchen Sie es später erneut.',
    },
    'login-passwordless-sms-otp': {
      pageTitle: 'Code eingeben | ${companyName}',
      title: 'Prüfen Sie Ihr Telefon',
      description:
        'Geben Sie den Einmalcode ein, den wir per SMS an ${phone_number} geschickt haben.',
      placeholder: 'Einmalcode',
      buttonText: 'Weiter',
      resendText: 'Keine SMS erhalten?',
      resendActionText: 'Neuen Code senden',
      requestTitle: 'Einmalcode per SMS erhalten',
      requestDescription: 'Wir senden ihn per SMS an ${phone_number}.',
      requestButtonText: 'Code senden',
      'invalid-code':
        'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
      'too-many-attempts':
        'Zu viele Versuche. Warten Sie einige Minuten und fordern Sie dann einen neuen Code an.',
      callText: 'Stattdessen anrufen lassen',
      recoveryCodeText: 'Wiederherstellungscode verwenden',
    },
  },
  consent: {
    consent: {
      pageTitle: 'Zugriff erlauben | ${companyName}',
      title: 'Zugriff erlauben',
      description: '${clientName} möchte Ihr Konto bei ${companyName} verwenden.',
      clientHostText:
        'Diese Anwendung ist von ${clientHost}. Erlauben Sie den Zugriff nur, wenn Sie dieser Adresse vertrauen.',
      account: 'Sie sind angemeldet als ${username}.',
      scopesTitle: 'Die Anwendung kann dann:',
      audienceTitle: 'In ${audience}:',
      detailsTitle: 'Im Einzelnen:',
      acceptButtonText: 'Erlauben',
      declineButtonText: 'Ablehnen',
      'scope-openid': 'Erfahren, wer Sie sind',
      'scope-profile': 'Ihren Namen und Ihr Profil sehen',
      'scope-email': 'Ihre E-Mail-Adresse sehen',
      'scope-phone': 'Ihre Telefonnummer sehen',
      'scope-address': 'Ihre Anschrift sehen',
      'scope-offline_access': 'Den Zugriff behalten, wenn Sie die Anwendung nicht verwenden',
    },
  },
  'reset-password': {
    'reset-password-request': {
      pageTitle: 'Passwort zurücksetzen | ${companyName}',
      title: 'Passwort vergessen?',
      description:
        'Wir schicken Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort wählen.',
      emailPlaceholder: 'E-Mail-Adresse',
      usernameOrEmailPlaceholder: 'Benutzername oder E-Mail-Adresse',
      buttonText: 'Weiter',
      backToLoginLinkText: 'Zurück zur Anmeldung',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'reset-password-email': {
      pageTitle: 'Prüfen Sie Ihre E-Mails | ${companyName}',
      title: 'Prüfen Sie Ihre E-Mails',
      description:
        'Wenn es ein Konto für ${email} gibt, erhalten Sie eine E-Mail mit einem Link, mit dem Sie ein neues Passwort wählen.',
      hint: 'Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach oder versuchen Sie es in einigen Minuten erneut.',
      backToLoginLinkText: 'Zurück zur Anmeldung',
    },
    'reset-password': {
      pageTitle: 'Neues Passwort wählen | ${companyName}',
      title: 'Neues Passwort wählen',
      description: 'für ${email}',
      passwordPlaceholder: 'Neues Passwort',
      reEnterpasswordPlaceholder: 'Neues Passwort bestätigen',
      buttonText: 'Passwort speichern',
      'passwords-differ': 'Die Passwörter stimmen nicht überein.',
    },
    'reset-password-success': {
      pageTitle: 'Passwort geändert | ${companyName}',
      title: 'Passwort geändert',
      description: 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.',
      buttonText: 'Zurück zur Anmeldung',
    },
    'reset-password-error': {
      pageTitle: 'Link ungültig | ${companyName}',
      title: 'Dieser Link ist nicht mehr gültig',
      description: 'Er wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
      backToLoginLinkText: 'Neuen Link anfordern',
    },
  },
  'email-verification': {
    'email-verification-result': {
      askTitle: 'E-Mail-Adresse bestätigen?',
      askDescription:
        'Sie sind dabei, ${email} zu bestätigen. Fahren Sie nur fort, wenn dieses Konto Ihnen gehört.',
      askButtonText: 'Bestätigen',
      verifiedTitle: 'Ihre E-Mail-Adresse ist bestätigt',
      verifiedDescription: 'Vielen Dank. ${email} ist bestätigt.',
      alreadyVerifiedTitle: 'Bereits bestätigt',
      alreadyVerifiedDescription:
        'Ihre E-Mail-Adresse ist bereits bestätigt. Sie müssen nichts tun.',
      errorTitle: 'Dieser Link ist nicht mehr gültig',
      errorDescription:
        'Er wurde bereits verwendet oder ist abgelaufen. Melden Sie sich an, um einen neuen zu erhalten.',
      buttonText: 'Weiter',
    },
  },
  'unblock-account': {
    'unblock-account': {
      pageTitle: 'Konto entsperren | ${companyName}',
      title: 'Konto entsperren?',
      description:
        'Wir haben Ihr Konto nach zu vielen falschen Passworteingaben gesperrt. Fahren Sie nur fort, wenn diese von Ihnen stammen.',
      buttonText: 'Entsperren',
    },
    'unblock-account-result': {
      successTitle: 'Konto entsperrt',
      successDescription:
        'Sie können sich wieder anmelden. Wenn die falschen Passworteingaben nicht von Ihnen stammen, ändern Sie Ihr Passwort.',
      errorTitle: 'Dieser Link ist nicht mehr gültig',
      errorDescription: 'Er wurde bereits verwendet oder ist abgelaufen.',
      buttonText: 'Weiter',
    },
  },
  logout: {
    logout: {
      pageTitle: 'Abmelden | ${companyName}',
      title: 'Abmelden?',
      description: 'Damit endet Ihre Sitzung bei ${companyName}.',
      acceptButtonText: 'Abmelden',
      declineButtonText: 'Angemeldet bleiben',
    },
    'logout-complete': {
      pageTitle: 'Abgemeldet | ${companyName}',
      title: 'Sie sind abgemeldet',
      description: 'Sie können dieses Fenster schließen.',
    },
    'logout-aborted': {
      pageTitle: 'Weiterhin angemeldet | ${companyName}',
      title: 'Sie sind weiterhin angemeldet',
      description: 'Sie können dieses Fenster schließen.',
    },
  },
  'device-flow': {
    'device-code-activation': {
      pageTitle: 'Gerät verbinden | ${companyName}',
      title: 'Gerät verbinden',
      description: 'Geben Sie den Code ein, den Ihr Gerät anzeigt.',
      inputCodePlaceholder: 'Code',
      buttonText: 'Weiter',
      'invalid-code': 'Wir kennen diesen Code nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
      'expired-code': 'Dieser Code ist abgelaufen. Fordern Sie auf Ihrem Gerät einen neuen an.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'device-code-confirmation': {
      pageTitle: 'Gerät bestätigen | ${companyName}',
      title: 'Ist das Ihr Code?',
      description: '${clientName} zeigt auf Ihrem Gerät diesen Code an:',
      warning: 'Fahren Sie nur fort, wenn Sie denselben Code auf einem Gerät vor sich sehen.',
      confirmButtonText: 'Bestätigen',
      cancelButtonText: 'Abbrechen',
    },
    'device-code-activation-allowed': {
      pageTitle: 'Gerät verbunden | ${companyName}',
      title: 'Ihr Gerät ist verbunden',
      description: 'Fahren Sie auf Ihrem Gerät fort. Sie können dieses Fenster schließen.',
    },
    'device-code-activation-denied': {
      pageTitle: 'Gerät nicht verbunden | ${companyName}',
      title: 'Ihr Gerät ist nicht verbunden',
      description: 'Der Zugriff wurde nicht erlaubt. Sie können dieses Fenster schließen.',
    },
  },
  'credential-verification': {
    'credential-verification': {
      pageTitle: 'Dokument vorzeigen | ${companyName}',
      title: 'Zeigen Sie Ihr Dokument vor',
      description: '${clientName} bittet um diese Angaben aus einem Dokument in Ihrer Wallet:',
      retention: '${clientName} erhält sie einmal. Diese Seite zeigt sie nicht an.',
      scan: 'Scannen Sie diesen Code mit dem Telefon, auf dem sich Ihre Wallet befindet.',
      qrAlternative: 'QR-Code, der Ihre Wallet öffnet',
      sameDeviceText: 'Wallet auf diesem Gerät öffnen',
      sameDeviceNote:
        'Das geht nur auf dem Gerät mit Ihrer Wallet und führt zurück in diesen Browser.',
      pending: 'Warten auf Ihre Wallet …',
      retrieved: 'Ihre Wallet hat die Anfrage erhalten. Fahren Sie dort fort.',
      warning: 'Scannen Sie diesen Code nur, wenn Sie diese Seite selbst geöffnet haben.',
      browserButtonText: 'Meine Wallet verwenden',
      notShared: 'Es wurde nichts weitergegeben. Sie können es erneut versuchen.',
      browserUnsupported:
        'Dieser Browser kann die Anfrage nicht an eine Wallet senden. Öffnen Sie diese Seite in einem anderen.',
      scanPage: 'Oder scannen Sie diesen Code und fahren Sie auf Ihrem Telefon fort.',
    },
    'credential-verification-done': {
      title: 'Ihr Dokument ist geprüft',
      description: 'Kehren Sie zu ${clientName} zurück. Sie können dieses Fenster schließen.',
    },
    'credential-verification-failed': {
      title: 'Ihr Dokument konnte nicht geprüft werden',
      description:
        'Es wurden keine Angaben weitergegeben. Kehren Sie zu ${clientName} zurück und versuchen Sie es erneut. Grund: ${reason}',
    },
    'credential-verification-declined': {
      title: 'Es wurde nichts weitergegeben',
      description: 'Die Anfrage wurde in der Wallet abgelehnt. Kehren Sie zu ${clientName} zurück.',
    },
    'credential-verification-expired': {
      title: 'Diese Anfrage ist abgelaufen',
      description: 'Kehren Sie zu ${clientName} zurück und beginnen Sie von vorn.',
    },
    'credential-verification-invalid': {
      title: 'Dieser Link ist nicht gültig',
      description: 'Kehren Sie zur Anwendung zurück und beginnen Sie von vorn.',
    },
    'credential-request': {
      title: 'Zeigen Sie Ihr Dokument vor',
      description: '${clientName} benötigt ein Dokument aus Ihrer Wallet, um fortzufahren.',
      buttonText: 'Weiter',
      cancelButtonText: 'Abbrechen',
      doneTitle: 'Ihr Dokument ist geprüft',
      doneDescription: 'Fahren Sie mit ${clientName} fort.',
      failedTitle: 'Ihr Dokument konnte nicht geprüft werden',
      failedDescription: 'Es wurden keine Angaben weitergegeben. Grund: ${reason}',
      declinedTitle: 'Es wurde nichts weitergegeben',
      declinedDescription: 'Die Anfrage wurde in der Wallet abgelehnt.',
      expiredTitle: 'Diese Anfrage ist abgelaufen',
      expiredDescription: 'Sie können von vorn beginnen.',
      retryButtonText: 'Erneut versuchen',
    },
  },
  invitation: {
    'accept-invitation': {
      pageTitle: 'Einladung | ${companyName}',
      title: 'Sie sind zu ${organizationName} eingeladen',
      description: '${inviterName} lädt Sie ein, mit ${email} beizutreten.',
      note: 'Sie melden sich mit dieser E-Mail-Adresse an oder registrieren sich, um mit ${clientName} fortzufahren.',
      buttonText: 'Einladung annehmen',
      declineButtonText: 'Jetzt nicht',
    },
  },
  organizations: {
    'organization-selection': {
      pageTitle: 'Organisation angeben | ${companyName}',
      title: 'Organisation angeben',
      description: 'um mit ${clientName} fortzufahren',
      organizationPlaceholder: 'Name der Organisation',
      emailPlaceholder: 'Geschäftliche E-Mail-Adresse',
      organizationOrEmailPlaceholder: 'Name der Organisation oder geschäftliche E-Mail-Adresse',
      hint: 'Fragen Sie Ihre Administration, wenn Sie den Namen nicht kennen.',
      buttonText: 'Weiter',
      'unknown-organization': 'Diese Organisation ist nicht bekannt. Prüfen Sie Ihre Eingabe.',
    },
    'organization-picker': {
      pageTitle: 'Organisation auswählen | ${companyName}',
      title: 'Organisation auswählen',
      description: 'um mit ${clientName} fortzufahren',
      account: 'Sie sind als ${username} angemeldet.',
      personalText: 'Persönliches Konto',
    },
  },
  'async-approval-flow': {
    'async-approval': {
      pageTitle: 'Anfrage bestätigen | ${companyName}',
      title: 'Diese Anfrage bestätigen?',
      description: '${clientName} bittet um Ihre Bestätigung:',
      warning:
        'Bestätigen Sie nur, wenn Sie diese Anfrage erwarten und dort, wo sie gestellt wurde, dieselbe Nachricht sehen.',
      acceptButtonText: 'Bestätigen',
      declineButtonText: 'Ablehnen',
    },
    'async-approval-accepted': {
      pageTitle: 'Bestätigt | ${companyName}',
      title: 'Bestätigt',
      description: '${clientName} kann jetzt fortfahren. Sie können dieses Fenster schließen.',
    },
    'async-approval-denied': {
      pageTitle: 'Abgelehnt | ${companyName}',
      title: 'Abgelehnt',
      description: 'Der Zugriff wurde nicht erlaubt. Sie können dieses Fenster schließen.',
    },
    'async-approval-error': {
      pageTitle: 'Anfrage ungültig | ${companyName}',
      title: 'Diese Anfrage ist nicht mehr gültig',
      description:
        'Sie wurde bereits beantwortet oder ist abgelaufen. Die Anwendung kann eine neue senden.',
    },
    'async-approval-wrong-user': {
      pageTitle: 'Anderes Konto | ${companyName}',
      title: 'Diese Anfrage gilt nicht für Ihr Konto',
      description:
        'Diese Anfrage wurde an ein anderes Konto gesendet. Öffnen Sie den Link in der E-Mail erneut und melden Sie sich mit diesem Konto an.',
    },
  },
  mfa: {
    'mfa-begin-enroll-options': {
      pageTitle: 'Bestätigungsmethode wählen | ${companyName}',
      title: 'Wählen Sie eine Bestätigungsmethode',
      description: 'Richten Sie eine davon für Ihre nächsten Anmeldungen ein.',
      otpText: 'Authenticator-App verwenden',
      phoneText: 'Telefon verwenden',
      securityKeyText: 'Sicherheitsschlüssel verwenden',
    },
    'mfa-login-options': {
      pageTitle: 'Bestätigen Sie, dass Sie es sind | ${companyName}',
      title: 'Bestätigen Sie, dass Sie es sind',
      duoDescription: 'Bestätigen Sie mit Duo, dass Sie es sind.',
      duoButtonText: 'Weiter mit Duo',
      biometricsText: 'Fingerabdruck, Gesicht oder PIN dieses Geräts verwenden',
      securityKeyText: 'Sicherheitsschlüssel verwenden',
      otpText: 'Authenticator-App verwenden',
      phoneText: 'Telefon verwenden',
      smsText: 'Einmalcode per SMS erhalten',
      emailText: 'Einmalcode per E-Mail erhalten',
      recoveryCodeText: 'Wiederherstellungscode verwenden',
      'not-confirmed': 'Duo hat nicht bestätigt, dass Sie es sind. Versuchen Sie es noch einmal.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
  },
  'mfa-otp': {
    'mfa-otp-challenge': {
      pageTitle: 'Identität bestätigen | ${companyName}',
      title: 'Bestätigen Sie Ihre Identität',
      description: 'Geben Sie den Einmalcode aus Ihrer Authenticator-App ein.',
      placeholder: 'Einmalcode',
      rememberMeText: 'Auf diesem Gerät ${duration} lang nicht erneut fragen',
      buttonText: 'Weiter',
      recoveryCodeText: 'Wiederherstellungscode verwenden',
      smsText: 'Einmalcode per SMS erhalten',
      emailText: 'Einmalcode per E-Mail erhalten',
      'invalid-code':
        'Dieser Code ist falsch. Versuchen Sie es mit dem nächsten Code, den die App anzeigt.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'mfa-otp-enrollment-qr': {
      pageTitle: 'Konto schützen | ${companyName}',
      title: 'Schützen Sie Ihr Konto',
      description:
        'Scannen Sie diesen QR-Code mit einer Authenticator-App und geben Sie den Einmalcode ein, den die App anzeigt.',
      qrAlternative: 'QR-Code mit dem unten stehenden Schlüssel, für eine Authenticator-App',
      secretText: 'Oder geben Sie in der App diesen Schlüssel ein:',
      placeholder: 'Einmalcode',
      phoneText: 'Stattdessen das Telefon verwenden',
      buttonText: 'Weiter',
      'invalid-code':
        'Dieser Code ist falsch. Versuchen Sie es mit dem nächsten Code, den die App anzeigt.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'mfa-otp-enrollment-result': {
      successTitle: 'Ihr Konto ist geschützt',
      successDescription:
        'Ab jetzt brauchen Sie zum Anmelden einen Einmalcode aus Ihrer Authenticator-App. Sie können dieses Fenster schließen.',
      keyDescription:
        'Ab jetzt brauchen Sie zum Anmelden Ihren Sicherheitsschlüssel. Sie können dieses Fenster schließen.',
      errorTitle: 'Dieser Link ist nicht mehr gültig',
      errorDescription:
        'Er wurde bereits verwendet, ist abgelaufen, oder Ihr Konto ist bereits geschützt. Bitten Sie Ihre Administration um einen neuen.',
    },
  },
  'mfa-sms': {
    'mfa-sms-enrollment': {
      pageTitle: 'Konto schützen | ${companyName}',
      title: 'Schützen Sie Ihr Konto',
      description:
        'Geben Sie Ihre Telefonnummer ein. Wenn Sie sich ausweisen müssen, schicken wir Ihnen einen Einmalcode per SMS.',
      placeholder: 'Telefonnummer',
      buttonText: 'Weiter',
      smsButtonText: 'SMS erhalten',
      callButtonText: 'Anruf erhalten',
      callDescription:
        'Geben Sie Ihre Telefonnummer ein. Wenn Sie sich ausweisen müssen, rufen wir Sie an und lesen Ihnen einen Einmalcode vor.',
      otpText: 'Stattdessen eine Authenticator-App verwenden',
      'invalid-phone': 'Geben Sie eine Telefonnummer mit Ländervorwahl ein, z. B. +49 30 123456.',
      'refused-phone':
        'An diese Nummer können wir keinen Code schicken. Verwenden Sie eine andere.',
      'too-many-attempts': 'Zu viele Nachrichten angefordert. Versuchen Sie es später erneut.',
    },
  },
  'mfa-voice': {
    'mfa-voice-challenge': {
      pageTitle: 'Code eingeben | ${companyName}',
      title: 'Nehmen Sie den Anruf an',
      description:
        'Wir rufen ${phone_number} an. Geben Sie den Einmalcode ein, den der Anruf vorliest.',
      placeholder: 'Einmalcode',
      buttonText: 'Weiter',
      resendText: 'Keinen Anruf erhalten?',
      resendActionText: 'Erneut anrufen lassen',
      requestTitle: 'Einmalcode per Anruf erhalten',
      requestDescription: 'Wir rufen ${phone_number} an und lesen ihn vor.',
      requestButtonText: 'Anruf erhalten',
      smsText: 'Stattdessen eine SMS erhalten',
      'invalid-code':
        'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
      'too-many-attempts':
        'Zu viele Versuche. Warten Sie einige Minuten und fordern Sie dann einen neuen Code an.',
    },
  },
  'mfa-webauthn': {
    'mfa-webauthn-roaming-challenge': {
      pageTitle: 'Identität bestätigen | ${companyName}',
      title: 'Bestätigen Sie Ihre Identität',
      description:
        'Stecken Sie Ihren Sicherheitsschlüssel ein, oder halten Sie ihn an dieses Gerät. Berühren Sie ihn, wenn Ihr Browser Sie dazu auffordert.',
      buttonText: 'Sicherheitsschlüssel verwenden',
      unsupported:
        'Dieser Browser unterstützt keine Sicherheitsschlüssel, oder JavaScript ist deaktiviert. Bestätigen Sie Ihre Identität auf anderem Weg.',
      failed:
        'Der Sicherheitsschlüssel konnte nicht verwendet werden. Versuchen Sie es mit dem Schlüssel, den Sie registriert haben.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'mfa-webauthn-roaming-enrollment': {
      pageTitle: 'Konto schützen | ${companyName}',
      title: 'Schützen Sie Ihr Konto',
      description:
        'Registrieren Sie einen Sicherheitsschlüssel. Wir fragen danach, wenn Sie Ihre Identität bestätigen müssen.',
      buttonText: 'Sicherheitsschlüssel registrieren',
      unsupported:
        'Dieser Browser unterstützt keine Sicherheitsschlüssel, oder JavaScript ist deaktiviert. Wählen Sie einen anderen Weg oder einen anderen Browser.',
      failed:
        'Der Sicherheitsschlüssel konnte nicht registriert werden. Versuchen Sie es erneut oder mit einem anderen Schlüssel.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'mfa-webauthn-platform-challenge': {
      pageTitle: 'Identität bestätigen | ${companyName}',
      title: 'Bestätigen Sie Ihre Identität',
      description: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
      buttonText: 'Weiter',
      unsupported:
        'Dieser Browser kann Fingerabdruck, Gesicht oder PIN Ihres Geräts nicht verwenden, oder JavaScript ist deaktiviert. Bestätigen Sie Ihre Identität auf anderem Weg.',
      failed:
        'Ihr Gerät konnte Ihre Identität nicht bestätigen. Versuchen Sie es erneut oder auf anderem Weg.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'mfa-webauthn-platform-enrollment': {
      pageTitle: 'Nächstes Mal schneller | ${companyName}',
      title: 'Nächstes Mal schneller bestätigen',
      description:
        'Bestätigen Sie Ihre Identität nächstes Mal mit Fingerabdruck, Gesicht oder PIN dieses Geräts. Tun Sie das nur auf einem eigenen Gerät.',
      buttonText: 'Weiter',
      otherText: 'Nicht auf diesem Gerät',
      unsupported:
        'Dieser Browser kann Fingerabdruck, Gesicht oder PIN Ihres Geräts nicht verwenden, oder JavaScript ist deaktiviert.',
      failed: 'Ihr Gerät konnte nicht registriert werden. Versuchen Sie es erneut.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
  },
  'mfa-recovery-code': {
    'mfa-recovery-code-challenge': {
      pageTitle: 'Wiederherstellungscode verwenden | ${companyName}',
      title: 'Wiederherstellungs\u00ADcode verwenden',
      description:
        'Geben Sie den Wiederherstellungscode ein, den Sie gespeichert haben, als Sie Ihr Konto geschützt haben.',
      placeholder: 'Wiederherstellungscode',
      buttonText: 'Weiter',
      otpText: 'Authenticator-App verwenden',
      'invalid-code':
        'Dieser Wiederherstellungscode ist falsch. Prüfen Sie ihn und versuchen Sie es erneut.',
      'too-many-attempts': 'Zu viele Versuche. Versuchen Sie es später erneut.',
    },
    'mfa-recovery-code-enrollment': {
      pageTitle: 'Wiederherstellungscode speichern | ${companyName}',
      title: 'Speichern Sie Ihren Wiederherstellungs\u00ADcode',
      description:
        'Wenn Sie App, Telefon oder Sicherheitsschlüssel nicht verwenden können, melden Sie sich mit diesem Code an. Bewahren Sie ihn sicher auf.',
      codeText: 'Ihr Wiederherstellungscode:',
      warning: 'Er wird nur jetzt angezeigt und gilt nur einmal.',
      confirmationText: 'Ich habe diesen Code gespeichert',
      buttonText: 'Weiter',
      'not-confirmed': 'Speichern Sie den Code und setzen Sie dann das Häkchen.',
    },
  },
  passkeys: {
    'passkey-challenge': {
      pageTitle: 'Passkey verwenden | ${companyName}',
      title: 'Verwenden Sie Ihren Passkey',
      description: 'Ihr Gerät fragt nach Ihrem Fingerabdruck, Ihrem Gesicht oder Ihrer PIN.',
      buttonText: 'Weiter mit Passkey',
      otherText: 'Auf andere Weise anmelden',
      unsupported: 'Dieser Browser unterstützt keine Passkeys, oder JavaScript ist deaktiviert.',
      failed: 'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut.',
    },
    'passkey-enrollment': {
      pageTitle: 'Passkey erstellen | ${companyName}',
      title: 'Nächstes Mal schneller anmelden',
      description:
        'Erstellen Sie einen Passkey und melden Sie sich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an.',
      buttonText: 'Passkey erstellen',
      otherText: 'Nicht jetzt',
      unsupported: 'Dieser Browser unterstützt keine Passkeys, oder JavaScript ist deaktiviert.',
      failed: 'Der Passkey konnte nicht erstellt werden. Versuchen Sie es erneut.',
    },
  },
  error: {
    error: {
      pageTitle: 'Etwas ist schiefgelaufen | ${companyName}',
      title: 'Etwas ist schiefgelaufen',
      description: 'Kehren Sie zur Anwendung zurück und versuchen Sie es erneut.',
      expiredTitle: 'Diese Seite ist abgelaufen',
      expiredDescription: 'Kehren Sie zur Anwendung zurück und beginnen Sie von vorn.',
      notFoundPageTitle: 'Seite nicht gefunden | ${companyName}',
      notFoundTitle: 'Seite nicht gefunden',
      notFoundDescription:
        'Unter dieser Adresse gibt es keine Seite. Prüfen Sie die Adresse oder gehen Sie zur Startseite.',
      notFoundLinkText: 'Startseite',
      detailsText: 'Details für den Support',
      referenceText: 'Referenz',
    },
  },
  common: {
    account: {
      pageTitle: 'Ihr Konto | ${companyName}',
      title: 'Ihr Konto',
      savedText: 'Gespeichert.',
      profileTitle: 'Profil',
      emailText: 'E-Mail-Adresse',
      nameText: 'Vollständiger Name',
      givenNameText: 'Vorname',
      familyNameText: 'Nachname',
      nicknameText: 'Spitzname',
      saveButtonText: 'Speichern',
      securityTitle: 'Anmeldewege',
      passwordText: 'Passwort',
      addedText: 'Hinzugefügt am ${date}',
      changedText: 'Geändert am ${date}',
      changePasswordText: 'Passwort ändern',
      passkeyText: 'Passkey',
      addPasskeyText: 'Passkey hinzufügen',
      totpText: 'Authenticator-App',
      addTotpText: 'Authenticator-App hinzufügen',
      recoveryCodeText: 'Wiederherstellungscode',
      newRecoveryCodeText: 'Neuer Wiederherstellungscode',
      emailFactorText: 'Codes per E-Mail',
      phoneText: 'Codes per Telefon',
      securityKeyText: 'Sicherheitsschlüssel',
      biometricsText: 'Fingerabdruck, Gesicht oder PIN',
      addSecurityKeyText: 'Sicherheitsschlüssel hinzufügen',
      addBiometricsText: 'Fingerabdruck, Gesicht oder PIN dieses Geräts hinzufügen',
      pushText: 'Push-Benachrichtigungen',
      removeText: 'Entfernen',
      sessionsTitle: 'Geräte',
      unknownDeviceText: 'Unbekannter Browser',
      thisDeviceText: 'Dieser Browser',
      lastUsedText: 'Zuletzt verwendet am ${date}',
      endSessionText: 'Abmelden',
      applicationsTitle: 'Anwendungen mit Zugriff',
      noApplicationsText: 'Sie haben keiner Anwendung Zugriff auf Ihre Daten gegeben.',
      revokeText: 'Zugriff entziehen',
      identitiesTitle: 'Verknüpfte Konten',
      unlinkText: 'Verknüpfung lösen',
      dataTitle: 'Ihre Daten',
      downloadText: 'Ihre Daten herunterladen',
      deleteText: 'Ihr Konto löschen',
      logOutText: 'Abmelden',
      failedText: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
    },
    'account-deletion': {
      pageTitle: 'Konto löschen | ${companyName}',
      title: 'Konto löschen?',
      description:
        'Ihr Profil, Ihre Anmeldewege und Ihre Berechtigungen werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
      confirmText: 'Ich möchte mein Konto löschen.',
      buttonText: 'Konto löschen',
      cancelText: 'Konto behalten',
      'not-confirmed': 'Setzen Sie das Häkchen, um Ihr Konto zu löschen.',
    },
    home: {
      pageTitle: 'Anmeldedienst | ${companyName}',
      title: 'Anmeldedienst von ${companyName}',
      description:
        'Anwendungen leiten Sie zum Anmelden hierher. Öffnen Sie zuerst die Anwendung, die Sie nutzen möchten.',
      developersTitle: 'Für Entwicklerinnen und Entwickler',
      developersText:
        'Dies ist ein Latchkey-Mandant: ein OpenID-Connect-Provider mit einer Auth0-kompatiblen API.',
      issuerText: 'Issuer',
      metadataText: 'Metadaten',
      discoveryText: 'OpenID Connect Discovery',
      keysText: 'Signaturschlüssel (JWKS)',
      documentationText: 'Dokumentation',
      sourceText: '${path} im Quellcode von Latchkey',
      exampleText: 'Anmeldebeispiel',
    },
    common: {
      showPassword: 'Anzeigen',
      hidePassword: 'Verbergen',
      policyText: 'Datenschutzerklärung von ${clientName}',
      termsText: 'Nutzungsbedingungen von ${clientName}',
      supportText: 'Hilfe',
      captchaLabel: 'Prüfung, dass Sie kein Roboter sind',
      challengePendingText: 'Es wird geprüft, dass Sie kein Roboter sind …',
      challengeSolvedText: 'Geprüft: Sie sind kein Roboter.',
      challengeNeedsScriptText:
        'Diese Seite braucht JavaScript: Ihr Browser muss eine kleine Aufgabe lösen, die Programme fernhält. Erlauben Sie JavaScript und laden Sie die Seite neu.',
      'challenge-failed':
        'Es ließ sich nicht prüfen, ob Sie ein Roboter sind. Versuchen Sie es noch einmal.',
      'password-needs-length': 'Mindestens ${minLength} Zeichen.',
      'password-needs-some': 'Verwenden Sie mindestens ${wanted} dieser Arten: ${kinds}.',
      'password-needs-all': 'Verwenden Sie ${kinds}.',
      'password-kind-lowercase': 'Kleinbuchstaben',
      'password-kind-uppercase': 'Großbuchstaben',
      'password-kind-number': 'Ziffern',
      'password-kind-special': 'Sonderzeichen',
      'password-no-repeats': 'Kein Zeichen dreimal hintereinander.',
      'password-no-sequences': 'Keine Zeichenfolgen wie abc oder 321.',
      'password-too-weak': 'Dieses Passwort ist zu schwach.',
      'password-too-common': 'Dieses Passwort ist zu leicht zu erraten.',
      'password-leaked':
        'Dieses Passwort ist durch ein Datenleck bekannt geworden. Wählen Sie ein anderes.',
      'password-reused':
        'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein anderes.',
      'password-personal': 'Verwenden Sie im Passwort weder Ihren Namen noch Ihre E-Mail-Adresse.',
    },
  },
} as const satisfies Texts
