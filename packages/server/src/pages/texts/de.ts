import type { Texts } from './shape.ts'

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
      passkeyButtonText: 'Weiter mit einem Passkey',
      federatedConnectionButtonText: 'Weiter mit ${connectionName}',
      emailCodeText: 'Weiter mit einem Code per E-Mail',
      'wrong-credentials': 'Benutzername, E-Mail-Adresse oder Passwort ist falsch.',
      'too-many-attempts':
        'Zu viele Versuche. Warten Sie etwas, oder setzen Sie Ihr Passwort zurück.',
      'password-leaked':
        'Dieses Passwort wurde anderswo gestohlen. Wählen Sie über „Passwort vergessen?“ ein anderes.',
      'account-blocked': 'Dieses Konto ist gesperrt. Wenden Sie sich an Ihre Administration.',
      'email-not-verified':
        'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen eine Nachricht geschickt.',
      'passkey-failed':
        'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut oder mit Ihrem Passwort.',
      'upstream-declined':
        'Sie haben sich dort nicht angemeldet. Versuchen Sie es erneut oder auf anderem Weg.',
      'upstream-failed':
        'Die Anmeldung dort hat nicht funktioniert. Versuchen Sie es erneut oder auf anderem Weg.',
      'session-expired': 'Das hat etwas gedauert. Bitte melden Sie sich erneut an.',
    },
  },
  signup: {
    signup: {
      pageTitle: 'Registrieren | ${companyName}',
      title: 'Konto erstellen',
      description: 'weiter zu ${clientName}',
      descriptionAlone: 'bei ${companyName}',
      emailPlaceholder: 'E-Mail-Adresse',
      usernamePlaceholder: 'Benutzername',
      passwordPlaceholder: 'Passwort',
      buttonText: 'Weiter',
      loginActionText: 'Haben Sie schon ein Konto?',
      loginActionLinkText: 'Anmelden',
      'signup-failed':
        'Dieses Konto konnte nicht erstellt werden. Prüfen Sie Ihre Angaben, oder melden Sie sich an.',
      'invalid-email': 'Geben Sie eine E-Mail-Adresse an, etwa name@example.com.',
      'invalid-username': 'Dieser Benutzername geht nicht. Wählen Sie einen anderen.',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie etwas, und versuchen Sie es erneut.',
    },
  },
  'login-passwordless': {
    'login-passwordless-email': {
      pageTitle: 'Anmelden | ${companyName}',
      title: 'Anmelden',
      description: 'weiter zu ${clientName}',
      descriptionAlone: 'mit Ihrem Konto bei ${companyName}',
      emailPlaceholder: 'E-Mail-Adresse',
      hint: 'Wir schicken Ihnen einen Code. Sie brauchen kein Passwort.',
      buttonText: 'Weiter',
      passwordText: 'Mit Passwort anmelden',
      'invalid-email': 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
      'too-many-attempts': 'Zu viele Nachrichten. Warten Sie etwas und versuchen Sie es erneut.',
    },
    'login-passwordless-email-link': {
      pageTitle: 'Anmelden | ${companyName}',
      title: 'Sind Sie das?',
      description: 'Weiter zu ${clientName} als ${email}.',
      buttonText: 'Weiter',
      invalidTitle: 'Dieser Link gilt nicht',
      invalidDescription:
        'Er wurde schon verwendet oder ist abgelaufen. Gehen Sie zurück zur Anwendung und fordern Sie einen neuen an.',
    },
    'login-passwordless-email-code': {
      pageTitle: 'Code eingeben | ${companyName}',
      title: 'Sehen Sie in Ihre E-Mails',
      description: 'Wir haben einen Code an ${email} geschickt.',
      placeholder: 'Code',
      buttonText: 'Weiter',
      resendText: 'Keine Nachricht?',
      resendActionText: 'Erneut senden',
      'invalid-code': 'Dieser Code ist falsch oder abgelaufen.',
      'too-many-attempts': 'Zu viele Versuche. Fordern Sie einen neuen Code an.',
    },
  },
  consent: {
    consent: {
      pageTitle: 'Zugriff erlauben | ${companyName}',
      title: 'Zugriff erlauben',
      description: '${clientName} möchte Ihr Konto bei ${companyName} verwenden.',
      account: 'Sie sind angemeldet als ${username}.',
      scopesTitle: 'Die Anwendung kann dann:',
      audienceTitle: 'Bei ${audience}:',
      detailsTitle: 'Im Einzelnen:',
      acceptButtonText: 'Erlauben',
      declineButtonText: 'Ablehnen',
      'scope-openid': 'Wissen, wer Sie sind',
      'scope-profile': 'Ihren Namen und Ihr Profil sehen',
      'scope-email': 'Ihre E-Mail-Adresse sehen',
      'scope-phone': 'Ihre Telefonnummer sehen',
      'scope-address': 'Ihre Anschrift sehen',
      'scope-offline_access': 'Den Zugriff behalten, während Sie abwesend sind',
    },
  },
  'reset-password': {
    'reset-password-request': {
      pageTitle: 'Passwort zurücksetzen | ${companyName}',
      title: 'Passwort vergessen?',
      description:
        'Nennen Sie uns Ihre E-Mail-Adresse, und wir senden Ihnen einen Link für ein neues.',
      emailPlaceholder: 'E-Mail-Adresse',
      usernameOrEmailPlaceholder: 'Benutzername oder E-Mail-Adresse',
      buttonText: 'Weiter',
      backToLoginLinkText: 'Zurück zur Anmeldung',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie etwas, und versuchen Sie es erneut.',
    },
    'reset-password-email': {
      pageTitle: 'E-Mails ansehen | ${companyName}',
      title: 'Sehen Sie in Ihre E-Mails',
      description: 'Wenn es ein Konto für ${email} gibt, ist eine Nachricht mit Link unterwegs.',
      hint: 'Nichts da? Sehen Sie im Spam-Ordner nach, oder versuchen Sie es in einigen Minuten erneut.',
      backToLoginLinkText: 'Zurück zur Anmeldung',
    },
    'reset-password': {
      pageTitle: 'Neues Passwort wählen | ${companyName}',
      title: 'Neues Passwort wählen',
      description: 'für ${email}',
      passwordPlaceholder: 'Neues Passwort',
      reEnterpasswordPlaceholder: 'Neues Passwort, noch einmal',
      buttonText: 'Passwort speichern',
      'passwords-differ': 'Die beiden Passwörter sind nicht gleich.',
    },
    'reset-password-success': {
      pageTitle: 'Passwort geändert | ${companyName}',
      title: 'Passwort geändert',
      description: 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.',
      buttonText: 'Zurück zur Anmeldung',
    },
    'reset-password-error': {
      pageTitle: 'Link ungültig | ${companyName}',
      title: 'Dieser Link gilt nicht mehr',
      description: 'Er wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
      backToLoginLinkText: 'Neuen Link anfordern',
    },
  },
  'email-verification': {
    'email-verification-result': {
      askTitle: 'E-Mail-Adresse bestätigen?',
      askDescription:
        'Sie möchten ${email} bestätigen. Fahren Sie nur fort, wenn das Konto Ihnen gehört.',
      askButtonText: 'Bestätigen',
      verifiedTitle: 'E-Mail-Adresse bestätigt',
      verifiedDescription: 'Vielen Dank: ${email} ist bestätigt.',
      alreadyVerifiedTitle: 'Schon bestätigt',
      alreadyVerifiedDescription:
        'Ihre E-Mail-Adresse wurde bereits bestätigt. Es ist nichts zu tun.',
      errorTitle: 'Dieser Link gilt nicht mehr',
      errorDescription:
        'Er wurde schon verwendet oder ist abgelaufen. Melden Sie sich an, um einen neuen zu erhalten.',
      buttonText: 'Weiter',
    },
  },
  'unblock-account': {
    'unblock-account': {
      pageTitle: 'Konto entsperren | ${companyName}',
      title: 'Konto entsperren?',
      description:
        'Wir haben es nach vielen falschen Passwörtern gesperrt. Fahren Sie nur fort, wenn Sie es waren.',
      buttonText: 'Entsperren',
    },
    'unblock-account-result': {
      successTitle: 'Konto entsperrt',
      successDescription:
        'Sie können sich wieder anmelden. Wenn nicht Sie es waren, ändern Sie Ihr Passwort.',
      errorTitle: 'Dieser Link gilt nicht mehr',
      errorDescription: 'Er wurde schon verwendet oder ist abgelaufen.',
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
      pageTitle: 'Noch angemeldet | ${companyName}',
      title: 'Sie sind weiter angemeldet',
      description: 'Sie können dieses Fenster schließen.',
    },
  },
  'device-flow': {
    'device-code-activation': {
      pageTitle: 'Gerät verbinden | ${companyName}',
      title: 'Gerät verbinden',
      description: 'Geben Sie den Code ein, den Ihr Gerät zeigt.',
      inputCodePlaceholder: 'Code',
      buttonText: 'Weiter',
      'invalid-code': 'Dieser Code ist nicht bekannt. Prüfen Sie ihn, und versuchen Sie es erneut.',
      'expired-code': 'Dieser Code ist abgelaufen. Holen Sie auf Ihrem Gerät einen neuen.',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie etwas, und versuchen Sie es erneut.',
    },
    'device-code-confirmation': {
      pageTitle: 'Gerät bestätigen | ${companyName}',
      title: 'Ist das Ihr Code?',
      description: '${clientName} zeigt diesen Code auf Ihrem Gerät:',
      warning:
        'Fahren Sie nur fort, wenn Sie denselben Code auf einem Gerät sehen, das Sie in Händen haben.',
      confirmButtonText: 'Bestätigen',
      cancelButtonText: 'Abbrechen',
    },
    'device-code-activation-allowed': {
      pageTitle: 'Gerät verbunden | ${companyName}',
      title: 'Ihr Gerät ist verbunden',
      description: 'Machen Sie auf Ihrem Gerät weiter. Sie können dieses Fenster schließen.',
    },
    'device-code-activation-denied': {
      pageTitle: 'Gerät nicht verbunden | ${companyName}',
      title: 'Ihr Gerät ist nicht verbunden',
      description: 'Es wurde nichts erlaubt. Sie können dieses Fenster schließen.',
    },
  },
  'credential-verification': {
    'credential-verification': {
      pageTitle: 'Dokument vorzeigen | ${companyName}',
      title: 'Zeigen Sie Ihr Dokument',
      description: '${clientName} fragt nach diesen Angaben eines Dokuments in Ihrer Wallet:',
      retention: '${clientName} erhält sie einmal. Diese Seite zeigt sie nicht.',
      scan: 'Scannen Sie diesen Code mit dem Telefon, auf dem Ihre Wallet ist.',
      qrAlternative: 'QR-Code, der Ihre Wallet öffnet',
      sameDeviceText: 'Wallet auf diesem Gerät öffnen',
      pending: 'Warten auf Ihre Wallet …',
      retrieved: 'Ihre Wallet hat die Anfrage. Fahren Sie dort fort.',
      warning: 'Scannen Sie nur Codes einer Seite, die Sie selbst geöffnet haben.',
    },
    'credential-verification-done': {
      title: 'Ihr Dokument ist geprüft',
      description: 'Gehen Sie zurück zu ${clientName}. Sie können dieses Fenster schließen.',
    },
    'credential-verification-failed': {
      title: 'Ihr Dokument konnte nicht geprüft werden',
      description:
        'Es wurde nichts weitergegeben. Gehen Sie zurück zu ${clientName} und versuchen Sie es erneut. Grund: ${reason}',
    },
    'credential-verification-declined': {
      title: 'Es wurde nichts vorgezeigt',
      description:
        'Die Wallet hat abgelehnt, es wurde nichts weitergegeben. Gehen Sie zurück zu ${clientName}.',
    },
    'credential-verification-expired': {
      title: 'Diese Anfrage ist abgelaufen',
      description: 'Gehen Sie zurück zu ${clientName} und beginnen Sie neu.',
    },
    'credential-verification-invalid': {
      title: 'Dieser Link ist nicht gültig',
      description: 'Gehen Sie zurück und beginnen Sie neu.',
    },
  },
  'async-approval-flow': {
    'async-approval': {
      pageTitle: 'Anfrage bestätigen | ${companyName}',
      title: 'Diese Anfrage bestätigen?',
      description: '${clientName} bittet Sie zu bestätigen:',
      warning:
        'Bestätigen Sie nur, wenn Sie das erwarten und wenn dort, wo gefragt wurde, dieselbe Nachricht steht.',
      acceptButtonText: 'Bestätigen',
      declineButtonText: 'Ablehnen',
    },
    'async-approval-accepted': {
      pageTitle: 'Bestätigt | ${companyName}',
      title: 'Bestätigt',
      description: '${clientName} macht von selbst weiter. Sie können dieses Fenster schließen.',
    },
    'async-approval-denied': {
      pageTitle: 'Abgelehnt | ${companyName}',
      title: 'Abgelehnt',
      description: 'Es wurde nichts erlaubt. Sie können dieses Fenster schließen.',
    },
    'async-approval-error': {
      pageTitle: 'Anfrage ungültig | ${companyName}',
      title: 'Diese Anfrage gilt nicht mehr',
      description:
        'Sie wurde schon beantwortet oder ist abgelaufen. Die Anwendung kann erneut fragen.',
    },
    'async-approval-wrong-user': {
      pageTitle: 'Anderes Konto | ${companyName}',
      title: 'Das gilt nicht für Ihr Konto',
      description:
        'Sie sind mit einem anderen Konto angemeldet als dem, das gefragt wird. Folgen Sie erneut dem Link der Nachricht.',
    },
  },
  'mfa-otp': {
    'mfa-otp-challenge': {
      pageTitle: 'Bestätigen, dass Sie es sind | ${companyName}',
      title: 'Bestätigen Sie, dass Sie es sind',
      description: 'Geben Sie den Code ein, den Ihre Authenticator-App zeigt.',
      placeholder: 'Einmalcode',
      rememberMeText: 'Auf diesem Gerät 30 Tage lang nicht mehr fragen',
      buttonText: 'Weiter',
      recoveryCodeText: 'Wiederherstellungscode verwenden',
      emailText: 'Code per E-Mail erhalten',
      'invalid-code': 'Dieser Code ist falsch. Warten Sie auf den nächsten.',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie etwas, und versuchen Sie es erneut.',
    },
    'mfa-otp-enrollment-qr': {
      pageTitle: 'Konto schützen | ${companyName}',
      title: 'Schützen Sie Ihr Konto',
      description:
        'Scannen Sie dieses Bild mit einer Authenticator-App, und geben Sie den Code ein, den sie zeigt.',
      qrAlternative: 'QR-Code mit dem Schlüssel darunter, für eine Authenticator-App',
      secretText: 'Oder geben Sie in der App diesen Schlüssel ein:',
      placeholder: 'Einmalcode',
      buttonText: 'Weiter',
      'invalid-code': 'Dieser Code ist falsch. Warten Sie auf den nächsten.',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie etwas, und versuchen Sie es erneut.',
    },
    'mfa-otp-enrollment-result': {
      successTitle: 'Ihr Konto ist gesichert',
      successDescription:
        'Ab jetzt wird bei der Anmeldung nach Ihrer Authentifizierungs-App gefragt. Sie können dieses Fenster schließen.',
      errorTitle: 'Dieser Link gilt nicht mehr',
      errorDescription:
        'Er wurde schon benutzt, ist abgelaufen, oder Sie haben schon eine Authentifizierungs-App. Bitten Sie um einen neuen.',
    },
  },
  'mfa-recovery-code': {
    'mfa-recovery-code-challenge': {
      pageTitle: 'Wiederherstellungscode | ${companyName}',
      title: 'Wiederherstellungscode verwenden',
      description: 'Geben Sie den Code ein, den Sie beim Schützen Ihres Kontos aufbewahrt haben.',
      placeholder: 'Wiederherstellungscode',
      buttonText: 'Weiter',
      otpText: 'Authenticator-App verwenden',
      'invalid-code': 'Dieser Code ist falsch. Prüfen Sie ihn, und versuchen Sie es erneut.',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie etwas, und versuchen Sie es erneut.',
    },
    'mfa-recovery-code-enrollment': {
      pageTitle: 'Code aufbewahren | ${companyName}',
      title: 'Bewahren Sie diesen Code auf',
      description:
        'Damit melden Sie sich an, wenn Sie Ihre Authenticator-App nicht zur Hand haben.',
      codeText: 'Ihr Wiederherstellungscode:',
      warning: 'Er wird nur jetzt gezeigt und gilt einmal.',
      confirmationText: 'Ich habe den Code aufbewahrt',
      buttonText: 'Weiter',
      'not-confirmed': 'Bewahren Sie erst den Code auf, und setzen Sie dann das Häkchen.',
    },
  },
  passkeys: {
    'passkey-challenge': {
      pageTitle: 'Passkey verwenden | ${companyName}',
      title: 'Verwenden Sie Ihren Passkey',
      description: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
      buttonText: 'Weiter mit einem Passkey',
      otherText: 'Anders anmelden',
      unsupported: 'Dieser Browser kann keine Passkeys verwenden, oder Skripte sind ausgeschaltet.',
      failed: 'Der Passkey konnte nicht verwendet werden. Versuchen Sie es erneut.',
    },
    'passkey-enrollment': {
      pageTitle: 'Passkey erstellen | ${companyName}',
      title: 'Nächstes Mal schneller anmelden',
      description:
        'Erstellen Sie einen Passkey: Sie melden sich mit Fingerabdruck, Gesicht oder PIN an, ohne Passwort.',
      buttonText: 'Passkey erstellen',
      otherText: 'Nicht jetzt',
      unsupported: 'Dieser Browser kann keine Passkeys erstellen, oder Skripte sind ausgeschaltet.',
      failed: 'Der Passkey konnte nicht erstellt werden. Versuchen Sie es erneut.',
    },
  },
  error: {
    error: {
      pageTitle: 'Etwas stimmt nicht | ${companyName}',
      title: 'Das hat nicht funktioniert',
      description: 'Gehen Sie zurück zur Anwendung, und versuchen Sie es erneut.',
      expiredTitle: 'Diese Seite ist abgelaufen',
      expiredDescription: 'Gehen Sie zurück zur Anwendung, und beginnen Sie von vorn.',
      notFoundPageTitle: 'Seite nicht gefunden | ${companyName}',
      notFoundTitle: 'Seite nicht gefunden',
      notFoundDescription:
        'Unter dieser Adresse gibt es keine Seite. Prüfen Sie die Adresse, oder gehen Sie zur Startseite.',
      notFoundLinkText: 'Startseite',
      detailsText: 'Angaben für den Support',
      referenceText: 'Kennung',
    },
  },
  common: {
    home: {
      pageTitle: 'Anmeldedienst | ${companyName}',
      title: 'Anmeldedienst von ${companyName}',
      description:
        'Anwendungen leiten Sie zur Anmeldung hierher. Öffnen Sie zuerst die Anwendung, die Sie nutzen möchten.',
      developersTitle: 'Für Entwickler',
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
      showPassword: 'Zeigen',
      hidePassword: 'Verbergen',
      supportText: 'Hilfe',
      'password-needs-length': 'Mindestens ${minLength} Zeichen.',
      'password-needs-some': 'Davon ${wanted} der folgenden Arten: ${kinds}.',
      'password-needs-all': 'Mit: ${kinds}.',
      'password-kind-lowercase': 'Kleinbuchstaben',
      'password-kind-uppercase': 'Großbuchstaben',
      'password-kind-number': 'Ziffern',
      'password-kind-special': 'Sonderzeichen',
      'password-no-repeats': 'Kein Zeichen dreimal hintereinander.',
      'password-no-sequences': 'Keine Folgen wie abc oder 321.',
      'password-too-weak': 'Dieses Passwort ist zu schwach.',
      'password-too-common': 'Dieses Passwort ist zu leicht zu erraten.',
      'password-leaked':
        'Dieses Passwort ist bei einem anderen Dienst bekannt geworden. Wählen Sie ein anderes.',
      'password-personal': 'Ihr Name und Ihre Adresse dürfen nicht im Passwort stehen.',
    },
  },
} as const satisfies Texts
