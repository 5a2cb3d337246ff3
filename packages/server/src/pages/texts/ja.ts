import type { Texts } from './shape.ts'

export const ja = {
  login: {
    login: {
      pageTitle: 'ログイン | ${companyName}',
      title: 'ログイン',
      description: '${clientName} に進みます',
      descriptionAlone: '${companyName} のアカウントを使います',
      emailPlaceholder: 'メールアドレス',
      usernamePlaceholder: 'ユーザー名',
      usernameOrEmailPlaceholder: 'ユーザー名またはメールアドレス',
      passwordPlaceholder: 'パスワード',
      buttonText: '続ける',
      forgotPasswordText: 'パスワードを忘れた場合',
      signupActionText: 'アカウントをお持ちでない場合は',
      signupActionLinkText: '新規登録',
      separatorText: 'または',
      passkeyButtonText: 'パスキーで続ける',
      federatedConnectionButtonText: '${connectionName} で続ける',
      emailCodeText: 'メールでワンタイムコードを受け取る',
      'wrong-credentials': 'ユーザー名、メールアドレス、またはパスワードが正しくありません。',
      'too-many-attempts':
        '試行回数が多すぎます。しばらくしてからもう一度お試しになるか、パスワードを再設定してください。',
      'password-leaked':
        'このパスワードは、漏洩したデータの中に見つかりました。「パスワードを忘れた場合」から新しいパスワードを設定してください。',
      'account-blocked':
        'このアカウントはブロックされています。サポートまたは管理者にお問い合わせください。',
      'passkey-failed':
        'パスキーを使用できませんでした。もう一度お試しになるか、別の方法でログインしてください。',
      'upstream-declined':
        'ログインが完了しませんでした。もう一度お試しになるか、別の方法でログインしてください。',
      'upstream-failed':
        'そのアカウントではログインできませんでした。もう一度お試しになるか、別の方法でログインしてください。',
      'upstream-unavailable':
        '現在この方法ではログインできません。別の方法でログインしてください。',
      'no-connection':
        'このアドレスでログインする方法が見つかりません。アドレスを確認するか、別の方法でログインしてください。',
    },
    'login-link': {
      pageTitle: 'アカウントの連携 | ${companyName}',
      title: 'すでにアカウントをお持ちです',
      description:
        '${email} のアカウントがすでにあります。一度そのアカウントでログインすると、今後は ${connectionName} でログインできます。',
      linkButtonText: 'ログインして連携',
      separateButtonText: '別のアカウントを作成',
      cancelButtonText: 'キャンセル',
    },
  },
  signup: {
    signup: {
      pageTitle: '新規登録 | ${companyName}',
      title: 'アカウントを作成',
      description: '${clientName} に進みます',
      descriptionAlone: '${companyName} のアカウント',
      emailPlaceholder: 'メールアドレス',
      usernamePlaceholder: 'ユーザー名',
      passwordPlaceholder: 'パスワード',
      buttonText: '続ける',
      loginActionText: 'すでにアカウントをお持ちの場合は',
      loginActionLinkText: 'ログイン',
      'signup-failed':
        'アカウントを作成できませんでした。入力内容を確認するか、ログインしてください。',
      'invalid-email': 'name@example.com のようなメールアドレスを入力してください。',
      'invalid-username': 'このユーザー名は使用できません。別のユーザー名を入力してください。',
      'too-many-attempts': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
  },
  'login-passwordless': {
    'login-passwordless-email': {
      pageTitle: 'ログイン | ${companyName}',
      title: 'ログイン',
      description: '${clientName} に進みます',
      descriptionAlone: '${companyName} のアカウントを使います',
      emailPlaceholder: 'メールアドレス',
      hint: 'ワンタイムコードをメールでお送りします。パスワードは必要ありません。',
      buttonText: '続ける',
      passwordText: 'パスワードを使用',
      'invalid-email': 'name@example.com のようなメールアドレスを入力してください。',
      'too-many-attempts': 'メールの送信回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    'login-passwordless-email-link': {
      pageTitle: 'ログイン | ${companyName}',
      title: 'ご本人ですか？',
      description: '${email} として ${clientName} に進みます。',
      buttonText: '続ける',
      invalidTitle: 'このリンクは無効です',
      invalidDescription:
        '使用済みか、有効期限が切れています。アプリケーションに戻り、新しいリンクを取得してください。',
    },
    'login-passwordless-email-code': {
      pageTitle: 'コードの入力 | ${companyName}',
      title: 'メールをご確認ください',
      description: '${email} に送信したワンタイムコードを入力してください。',
      placeholder: 'ワンタイムコード',
      buttonText: '続ける',
      resendText: 'メールが届かない場合は',
      resendActionText: '新しいコードを送信',
      requestTitle: 'ワンタイムコードを受け取る',
      requestDescription: '${email} に送信します。',
      requestButtonText: 'コードを送信',
      'invalid-code':
        'コードが正しくないか、有効期限が切れています。確認するか、新しいコードを取得してください。',
      'too-many-attempts': '試行回数が多すぎます。数分待ってから新しいコードを取得してください。',
    },
  },
  consent: {
    consent: {
      pageTitle: 'アクセスの許可 | ${companyName}',
      title: 'アクセスを許可',
      description: '${clientName} が ${companyName} のアカウントの利用を求めています。',
      account: '${username} としてログインしています。',
      scopesTitle: '許可する内容:',
      audienceTitle: '${audience}:',
      detailsTitle: '詳細:',
      acceptButtonText: '許可する',
      declineButtonText: '拒否する',
      'scope-openid': 'ご本人であることの確認',
      'scope-profile': '名前とプロフィールの閲覧',
      'scope-email': 'メールアドレスの閲覧',
      'scope-phone': '電話番号の閲覧',
      'scope-address': '住所の閲覧',
      'scope-offline_access': '使用していない間のアクセスの継続',
    },
  },
  'reset-password': {
    'reset-password-request': {
      pageTitle: 'パスワードの再設定 | ${companyName}',
      title: 'パスワードを忘れた場合',
      description: '新しいパスワードを設定するためのリンクをメールでお送りします。',
      emailPlaceholder: 'メールアドレス',
      usernameOrEmailPlaceholder: 'ユーザー名またはメールアドレス',
      buttonText: '続ける',
      backToLoginLinkText: 'ログインに戻る',
      'too-many-attempts': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    'reset-password-email': {
      pageTitle: 'メールの確認 | ${companyName}',
      title: 'メールをご確認ください',
      description:
        '${email} のアカウントがある場合は、新しいパスワードを設定するためのリンクをメールでお送りします。',
      hint: 'メールが届かない場合は、迷惑メールフォルダーを確認するか、数分後にもう一度お試しください。',
      backToLoginLinkText: 'ログインに戻る',
    },
    'reset-password': {
      pageTitle: '新しいパスワード | ${companyName}',
      title: '新しいパスワードを設定',
      description: '${email} のアカウント',
      passwordPlaceholder: '新しいパスワード',
      reEnterpasswordPlaceholder: '新しいパスワード（確認）',
      buttonText: 'パスワードを保存',
      'passwords-differ': 'パスワードが一致しません。',
    },
    'reset-password-success': {
      pageTitle: 'パスワードの変更 | ${companyName}',
      title: 'パスワードを変更しました',
      description: '新しいパスワードでログインできます。',
      buttonText: 'ログインに戻る',
    },
    'reset-password-error': {
      pageTitle: '無効なリンク | ${companyName}',
      title: 'このリンクは無効です',
      description: '使用済みか、有効期限が切れています。新しいリンクを取得してください。',
      backToLoginLinkText: '新しいリンクを取得',
    },
  },
  'email-verification': {
    'email-verification-result': {
      askTitle: 'メールアドレスを確認しますか？',
      askDescription: '${email} を確認します。ご自身のアカウントの場合だけ続けてください。',
      askButtonText: '確認する',
      verifiedTitle: 'メールアドレスを確認しました',
      verifiedDescription: 'ありがとうございます。${email} を確認しました。',
      alreadyVerifiedTitle: '確認済みです',
      alreadyVerifiedDescription: 'メールアドレスはすでに確認されています。操作は必要ありません。',
      errorTitle: 'このリンクは無効です',
      errorDescription:
        '使用済みか、有効期限が切れています。ログインして新しいリンクを取得してください。',
      buttonText: '続ける',
    },
  },
  'unblock-account': {
    'unblock-account': {
      pageTitle: 'ブロックの解除 | ${companyName}',
      title: 'ブロックを解除しますか？',
      description:
        '間違ったパスワードが何度も入力されたため、アカウントをブロックしました。ご自身で入力した場合だけ続けてください。',
      buttonText: '解除する',
    },
    'unblock-account-result': {
      successTitle: 'ブロックを解除しました',
      successDescription:
        'ログインできるようになりました。お心当たりがない場合は、パスワードを変更してください。',
      errorTitle: 'このリンクは無効です',
      errorDescription: '使用済みか、有効期限が切れています。',
      buttonText: '続ける',
    },
  },
  logout: {
    logout: {
      pageTitle: 'ログアウト | ${companyName}',
      title: 'ログアウトしますか？',
      description: '${companyName} のセッションを終了します。',
      acceptButtonText: 'ログアウト',
      declineButtonText: 'ログインしたままにする',
    },
    'logout-complete': {
      pageTitle: 'ログアウトしました | ${companyName}',
      title: 'ログアウトしました',
      description: 'このウィンドウを閉じてかまいません。',
    },
    'logout-aborted': {
      pageTitle: 'ログイン中 | ${companyName}',
      title: 'ログインしたままです',
      description: 'このウィンドウを閉じてかまいません。',
    },
  },
  'device-flow': {
    'device-code-activation': {
      pageTitle: 'デバイスの接続 | ${companyName}',
      title: 'デバイスを接続',
      description: 'デバイスに表示されているコードを入力してください。',
      inputCodePlaceholder: 'コード',
      buttonText: '続ける',
      'invalid-code': 'このコードは見つかりません。確認してもう一度お試しください。',
      'expired-code': 'コードの有効期限が切れています。デバイスで新しいコードを取得してください。',
      'too-many-attempts': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    'device-code-confirmation': {
      pageTitle: 'デバイスの確認 | ${companyName}',
      title: 'このコードで合っていますか？',
      description: '${clientName} がデバイスに表示しているコード:',
      warning: 'お手元のデバイスに同じコードが表示されている場合だけ続けてください。',
      confirmButtonText: '確認する',
      cancelButtonText: 'キャンセル',
    },
    'device-code-activation-allowed': {
      pageTitle: 'デバイスの接続 | ${companyName}',
      title: 'デバイスを接続しました',
      description: 'デバイスで続けてください。このウィンドウを閉じてかまいません。',
    },
    'device-code-activation-denied': {
      pageTitle: 'デバイスは未接続です | ${companyName}',
      title: 'デバイスは接続されていません',
      description: 'アクセスは許可されていません。このウィンドウを閉じてかまいません。',
    },
  },
  'credential-verification': {
    'credential-verification': {
      pageTitle: '証明書の提示 | ${companyName}',
      title: '証明書を提示してください',
      description: '${clientName} は、ウォレットの証明書の次の項目を求めています。',
      retention: '${clientName} が一度だけ受け取ります。このページには表示されません。',
      scan: 'ウォレットの入ったスマートフォンでこのコードを読み取ってください。',
      qrAlternative: 'ウォレットを開く QR コード',
      sameDeviceText: 'このデバイスのウォレットを開く',
      pending: 'ウォレットを待っています…',
      retrieved: 'ウォレットがリクエストを受け取りました。ウォレットで続けてください。',
      warning: 'このページをご自身で開いた場合だけコードを読み取ってください。',
      browserButtonText: 'ウォレットを使用する',
      notShared: '情報は共有されていません。もう一度お試しください。',
      browserUnsupported:
        'このブラウザーからはウォレットにリクエストを送信できません。別のブラウザーでこのページを開いてください。',
      scanPage: 'または、このコードを読み取り、スマートフォンで続けてください。',
    },
    'credential-verification-done': {
      title: '証明書を確認しました',
      description: '${clientName} に戻ってください。このウィンドウを閉じてかまいません。',
    },
    'credential-verification-failed': {
      title: '証明書を確認できませんでした',
      description:
        '情報は共有されていません。${clientName} に戻り、もう一度お試しください。理由: ${reason}',
    },
    'credential-verification-declined': {
      title: '情報は共有されていません',
      description: 'ウォレットでリクエストが拒否されました。${clientName} に戻ってください。',
    },
    'credential-verification-expired': {
      title: 'リクエストの有効期限が切れました',
      description: '${clientName} に戻って最初からやり直してください。',
    },
    'credential-verification-invalid': {
      title: 'このリンクは無効です',
      description: 'アプリケーションに戻って最初からやり直してください。',
    },
    'credential-request': {
      title: '証明書を提示してください',
      description: '${clientName} に進むには、ウォレットの証明書が必要です。',
      buttonText: '続ける',
      cancelButtonText: 'キャンセル',
      doneTitle: '証明書を確認しました',
      doneDescription: '${clientName} に進んでください。',
      failedTitle: '証明書を確認できませんでした',
      failedDescription: '情報は共有されていません。理由: ${reason}',
      declinedTitle: '情報は共有されていません',
      declinedDescription: 'ウォレットでリクエストが拒否されました。',
      expiredTitle: 'リクエストの有効期限が切れました',
      expiredDescription: '最初からやり直すことができます。',
      retryButtonText: 'もう一度試す',
    },
  },
  invitation: {
    'accept-invitation': {
      pageTitle: '招待 | ${companyName}',
      title: '${organizationName} への招待が届いています',
      description: '${inviterName} が ${email} 宛てに招待を送りました。',
      note: 'このメールアドレスでログインまたは登録して、${clientName} に進みます。',
      buttonText: '招待を承諾する',
      declineButtonText: '今はしない',
    },
  },
  organizations: {
    'organization-selection': {
      pageTitle: '組織の入力 | ${companyName}',
      title: '組織を入力してください',
      description: '${clientName} に進みます',
      organizationPlaceholder: '組織名',
      emailPlaceholder: '勤務先のメールアドレス',
      organizationOrEmailPlaceholder: '組織名または勤務先のメールアドレス',
      hint: 'わからない場合は、管理者にお問い合わせください。',
      buttonText: '続ける',
      'unknown-organization': 'この組織は見つかりません。入力内容を確認してください。',
    },
    'organization-picker': {
      pageTitle: '組織の選択 | ${companyName}',
      title: '組織を選択してください',
      description: '${clientName} に進みます',
      account: '${username} としてログインしています。',
      personalText: '個人アカウント',
    },
  },
  'async-approval-flow': {
    'async-approval': {
      pageTitle: 'リクエストの承認 | ${companyName}',
      title: 'このリクエストを承認しますか？',
      description: '${clientName} が次の内容の承認を求めています:',
      warning:
        'お心当たりがあり、リクエストした画面にも同じメッセージが表示されている場合だけ承認してください。',
      acceptButtonText: '承認する',
      declineButtonText: '拒否する',
    },
    'async-approval-accepted': {
      pageTitle: '承認済み | ${companyName}',
      title: '承認しました',
      description: '${clientName} で続けられます。このウィンドウを閉じてかまいません。',
    },
    'async-approval-denied': {
      pageTitle: '拒否済み | ${companyName}',
      title: '拒否しました',
      description: 'アクセスは許可されていません。このウィンドウを閉じてかまいません。',
    },
    'async-approval-error': {
      pageTitle: '無効なリクエスト | ${companyName}',
      title: 'このリクエストは無効です',
      description:
        '回答済みか、有効期限が切れています。アプリケーションから新しいリクエストを送信できます。',
    },
    'async-approval-wrong-user': {
      pageTitle: '別のアカウント | ${companyName}',
      title: 'このアカウントへのリクエストではありません',
      description:
        'このリクエストは別のアカウントに送信されました。メールのリンクをもう一度開き、そのアカウントでログインしてください。',
    },
  },
  'mfa-otp': {
    'mfa-otp-challenge': {
      pageTitle: '本人確認 | ${companyName}',
      title: '本人確認',
      description: '認証アプリに表示されているワンタイムコードを入力してください。',
      placeholder: 'ワンタイムコード',
      rememberMeText: 'このデバイスでは 30 日間確認しない',
      buttonText: '続ける',
      recoveryCodeText: 'リカバリーコードを使用',
      emailText: 'メールでワンタイムコードを受け取る',
      'invalid-code': 'コードが正しくありません。アプリに表示される次のコードを入力してください。',
      'too-many-attempts': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    'mfa-otp-enrollment-qr': {
      pageTitle: 'アカウントの保護 | ${companyName}',
      title: 'アカウントを保護',
      description:
        '認証アプリでこの QR コードを読み取り、アプリに表示されるワンタイムコードを入力してください。',
      qrAlternative: '下のキーを含む、認証アプリ用の QR コード',
      secretText: 'または、このキーをアプリに入力してください:',
      placeholder: 'ワンタイムコード',
      buttonText: '続ける',
      'invalid-code': 'コードが正しくありません。アプリに表示される次のコードを入力してください。',
      'too-many-attempts': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    'mfa-otp-enrollment-result': {
      successTitle: 'アカウントが保護されました',
      successDescription:
        '今後、ログインするときに認証アプリのワンタイムコードが必要です。このウィンドウを閉じてかまいません。',
      errorTitle: 'このリンクは無効です',
      errorDescription:
        '使用済みか、有効期限が切れているか、認証アプリが登録済みです。新しいリンクを管理者に依頼してください。',
    },
  },
  'mfa-recovery-code': {
    'mfa-recovery-code-challenge': {
      pageTitle: 'リカバリーコード | ${companyName}',
      title: 'リカバリーコードを使用',
      description: 'アカウントを保護したときに保存したリカバリーコードを入力してください。',
      placeholder: 'リカバリーコード',
      buttonText: '続ける',
      otpText: '認証アプリを使用',
      'invalid-code': 'リカバリーコードが正しくありません。確認してもう一度お試しください。',
      'too-many-attempts': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
    },
    'mfa-recovery-code-enrollment': {
      pageTitle: 'リカバリーコードの保存 | ${companyName}',
      title: 'リカバリーコードを保存してください',
      description:
        '認証アプリを使用できないときは、このコードでログインできます。安全な場所に保存してください。',
      codeText: 'リカバリーコード:',
      warning: '表示されるのは今回だけで、使用できるのは一度だけです。',
      confirmationText: 'コードを保存しました',
      buttonText: '続ける',
      'not-confirmed': 'コードを保存してから、チェックを入れてください。',
    },
  },
  passkeys: {
    'passkey-challenge': {
      pageTitle: 'パスキーを使用 | ${companyName}',
      title: 'パスキーを使用',
      description: 'デバイスで指紋、顔、または PIN の入力を求められます。',
      buttonText: 'パスキーで続ける',
      otherText: '別の方法でログイン',
      unsupported: 'このブラウザーがパスキーに対応していないか、JavaScript が無効です。',
      failed: 'パスキーを使用できませんでした。もう一度お試しください。',
    },
    'passkey-enrollment': {
      pageTitle: 'パスキーの作成 | ${companyName}',
      title: '次回からもっと速くログイン',
      description:
        'パスキーを作成すると、パスワードなしで、指紋、顔、または PIN でログインできます。',
      buttonText: 'パスキーを作成',
      otherText: '今はしない',
      unsupported: 'このブラウザーがパスキーに対応していないか、JavaScript が無効です。',
      failed: 'パスキーを作成できませんでした。もう一度お試しください。',
    },
  },
  error: {
    error: {
      pageTitle: 'エラー | ${companyName}',
      title: 'エラーが発生しました',
      description: 'アプリケーションに戻って、もう一度お試しください。',
      expiredTitle: 'このページの有効期限が切れました',
      expiredDescription: 'アプリケーションに戻って、最初からやり直してください。',
      notFoundPageTitle: 'ページが見つかりません | ${companyName}',
      notFoundTitle: 'ページが見つかりません',
      notFoundDescription:
        'このアドレスにページはありません。アドレスを確認するか、トップページに移動してください。',
      notFoundLinkText: 'トップページ',
      detailsText: 'サポート用の情報',
      referenceText: '参照番号',
    },
  },
  common: {
    home: {
      pageTitle: '認証サービス | ${companyName}',
      title: '${companyName} の認証サービス',
      description:
        'ログインするときに、アプリケーションからここに移動します。まず、使いたいアプリケーションを開いてください。',
      developersTitle: '開発者の方へ',
      developersText:
        'これは Latchkey のテナントです。Auth0 互換の API を備えた OpenID Connect プロバイダーです。',
      issuerText: '発行者',
      metadataText: 'メタデータ',
      discoveryText: 'OpenID Connect Discovery',
      keysText: '署名鍵（JWKS）',
      documentationText: 'ドキュメント',
      sourceText: 'Latchkey のソースコードの ${path}',
      exampleText: 'ログインの例',
    },
    common: {
      showPassword: '表示',
      hidePassword: '隠す',
      policyText: '${clientName} のプライバシーポリシー',
      termsText: '${clientName} の利用規約',
      supportText: 'ヘルプ',
      'password-needs-length': '${minLength} 文字以上で入力してください。',
      'password-needs-some': '${kinds}のうち ${wanted} 種類以上を使ってください。',
      'password-needs-all': '${kinds}を使ってください。',
      'password-kind-lowercase': '英小文字',
      'password-kind-uppercase': '英大文字',
      'password-kind-number': '数字',
      'password-kind-special': '記号',
      'password-no-repeats': '同じ文字を 3 回続けて使用しないでください。',
      'password-no-sequences': 'abc や 321 のような並びは使用しないでください。',
      'password-too-weak': 'このパスワードは弱すぎます。',
      'password-too-common':
        'このパスワードは推測されやすいものです。別のパスワードを選んでください。',
      'password-leaked':
        'このパスワードは、漏洩したデータの中に見つかりました。別のパスワードを選んでください。',
      'password-personal': '名前やメールアドレスを含むパスワードは使用できません。',
    },
  },
} as const satisfies Texts
