import type { MailTexts } from './shape.ts'

export const ja = {
  'verify-email': {
    subject: 'メールアドレスの確認',
    title: 'メールアドレスの確認',
    body: '${email} が ${companyName} のアカウントのものであることを、次のリンクで確認してください。',
    action: 'メールアドレスを確認する',
    hint: 'リンクは一度だけ、${duration}有効です。アカウントをお持ちでない場合は、何もする必要はありません。',
  },
  'reset-password': {
    subject: 'パスワードの再設定',
    title: 'パスワードの再設定',
    body: '次のリンクから、${companyName} のアカウントの新しいパスワードを設定してください。',
    action: '新しいパスワードを設定する',
    hint: 'リンクは一度だけ、${duration}有効です。お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
  },
  'email-link': {
    subject: '${companyName} のリンク',
    title: '${companyName} にログイン',
    body: '${email} としてログインするには、このリンクを開いてください。',
    action: 'ログイン',
    hint: 'リンクは一度だけ、${duration}有効です。お心当たりがない場合は、何もする必要はありません。',
  },
  'email-code': {
    subject: '${companyName} のコード',
    title: 'ログイン用のコード',
    body: '${companyName} にログインするには、このコードを入力してください。',
    action: '',
    hint: 'コードは一度だけ、${duration}有効です。誰にも教えないでください。お心当たりがない場合は、何もする必要はありません。',
  },
  enrollment: {
    subject: 'アカウントの保護のお願い',
    title: 'アカウントを保護してください',
    body: '${companyName} のアカウントを 2 段階目の確認で保護するようお願いしています。スマートフォンのアプリに表示されるコードを使います。次のリンクから設定してください。',
    action: '設定する',
    hint: 'リンクは一度だけ、${duration}有効です。誰にも渡さないでください。リンクを持つ人は、あなたの代わりにアプリを設定できてしまいます。',
  },
  'async-approval': {
    subject: '${clientName} が承認を求めています',
    title: '承認のお願い',
    body: '${clientName} が次の内容の承認を求めています:「${bindingMessage}」。次のリンクから ${companyName} のアカウントで内容を確認してください。',
    action: 'リクエストを見る',
    hint: 'リンクは一度だけ、${duration}有効です。お心当たりがない場合は、何もする必要はありません。何も許可されません。',
  },
  'blocked-account': {
    subject: 'アカウントがブロックされました',
    title: 'アカウントがブロックされました',
    body: 'アドレス ${address} から ${companyName} のアカウントへのログインが何度も試みられたため、そこからの試行をブロックしました。',
    action: 'ブロックを解除する',
    hint: 'ご自身の操作だった場合だけリンクを開いてください。リンクは一度だけ、${duration}有効です。',
  },
  welcome: {
    subject: '${companyName} へようこそ',
    title: 'ようこそ',
    body: '${companyName} のアカウントの準備ができました。${email} を確認しました。',
    action: '',
    hint: '',
  },
  'signup-taken': {
    subject: 'すでにアカウントがあります',
    title: '新しいアカウントは作成されていません',
    body: '${companyName} で ${email} による登録が試みられました。このアドレス、または選択されたユーザー名のアカウントがすでにあります。そのアカウントでログインするか、新しいパスワードを請求してください。',
    action: '',
    hint: 'お心当たりがない場合は、何もする必要はありません。',
  },
  'stolen-credentials': {
    subject: 'パスワードを変更してください',
    title: 'パスワードが漏洩しています',
    body: '${companyName} のアカウントのパスワードが、他のサイトから盗まれたものの中に見つかりました。それを知る人は、あなたとしてログインできます。',
    action: '',
    hint: 'ここと、同じパスワードを使っているすべての場所で、別のパスワードを設定してください。',
  },
} as const satisfies MailTexts
