import type { MailTexts } from './shape.ts'

/** The Japanese texts of mails. */
export const ja = (): MailTexts => ({
  'verify-email': {
    subject: 'メールアドレスの確認',
    title: 'メールアドレスの確認',
    body: '次のリンクを開いて、${email} が ${companyName} のアカウントのメールアドレスであることを確認してください。',
    action: 'メールアドレスを確認する',
    hint: 'リンクの有効期間は ${duration}で、一度だけ使用できます。${companyName} のアカウントをお持ちでない場合は、このメールを無視してください。',
  },
  'reset-password': {
    subject: 'パスワードの再設定',
    title: 'パスワードの再設定',
    body: '次のリンクから、${companyName} のアカウントの新しいパスワードを設定してください。',
    action: '新しいパスワードを設定する',
    hint: 'リンクの有効期間は ${duration}で、一度だけ使用できます。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  },
  'email-link': {
    subject: '${companyName} のログイン用リンク',
    title: '${companyName} にログイン',
    body: '${email} としてログインするには、このリンクを開いてください。',
    action: 'ログイン',
    hint: 'リンクの有効期間は ${duration}で、一度だけ使用できます。お心当たりがない場合は、このメールを無視してください。',
  },
  'email-code': {
    subject: '${companyName} のワンタイムコード',
    title: 'ワンタイムコード',
    body: '${companyName} にログインするには、このコードを入力してください。',
    action: '',
    hint: 'コードの有効期間は ${duration}で、一度だけ使用できます。誰にも教えないでください。お心当たりがない場合は、このメールを無視してください。',
  },
  enrollment: {
    subject: 'アカウントの保護のお願い',
    title: 'アカウントを保護してください',
    body: '${companyName} のアカウントを認証アプリで保護してください。認証アプリは、ログインのたびにワンタイムコードを表示します。次のリンクから設定できます。',
    action: '設定する',
    hint: 'リンクの有効期間は ${duration}で、一度だけ使用できます。誰にも共有しないでください。リンクを持つ人は、あなたの代わりにアプリを設定できてしまいます。',
  },
  'async-approval': {
    subject: '${clientName} が承認を求めています',
    title: '承認のお願い',
    body: '${clientName} が次の内容の承認を求めています:「${bindingMessage}」。次のリンクを開き、${companyName} のアカウントでログインして回答してください。',
    action: 'リクエストを見る',
    hint: 'リンクの有効期間は ${duration}で、一度だけ使用できます。お心当たりがない場合は、このメールを無視してください。何も承認されません。',
  },
  'user-invitation': {
    subject: '${inviterName} から ${organizationName} への招待',
    title: '${organizationName} への招待',
    body: '${inviterName} があなたを ${clientName} の ${organizationName} に招待しています。次のリンクを開き、${email} でログインまたは登録して参加してください。',
    action: '招待を見る',
    hint: 'リンクの有効期間は ${duration}で、一度だけ使用できます。お心当たりがない場合は、このメールを無視してください。',
  },
  'blocked-account': {
    subject: 'アカウントがブロックされました',
    title: 'アカウントがブロックされました',
    body: 'IP アドレス ${address} から ${companyName} のアカウントへのログインが何度も失敗したため、そこからのログインをブロックしました。',
    action: 'ブロックを解除する',
    hint: 'ご自身の操作だった場合だけリンクを開いてください。お心当たりがない場合は、このメールを無視してください。リンクの有効期間は ${duration}で、一度だけ使用できます。',
  },
  welcome: {
    subject: '${companyName} へようこそ',
    title: 'ようこそ',
    body: '${companyName} のアカウントの準備ができました。${email} を確認しました。',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'ユーザーのインポートが終了しました',
    title: 'ユーザーのインポートが終了しました',
    body: '${companyName} の ${connection} へのユーザーのインポートが終了しました。作成: ${inserted}、更新: ${updated}、拒否: ${failed}',
    action: '',
    hint: 'ジョブは ${jobId} です。拒否されたユーザーは、Management API の /api/v2/jobs/${jobId}/errors で 1 日間確認できます。',
  },
  'signup-taken': {
    subject: 'すでにアカウントがあります',
    title: '新しいアカウントは作成されていません',
    body: '${companyName} で ${email} による新規登録が試みられました。このメールアドレス、または入力されたユーザー名のアカウントがすでにあります。そのアカウントでログインするか、パスワードを再設定してください。',
    action: '',
    hint: 'お心当たりがない場合は、何もする必要はありません。',
  },
  'stolen-credentials': {
    subject: 'パスワードを変更してください',
    title: 'パスワードが漏洩したデータの中に見つかりました',
    body: '${companyName} のアカウントのパスワードが、他のサイトから盗まれたパスワードのリストに含まれています。リストを持つ人は、あなたとしてログインできます。',
    action: '',
    hint: 'このアカウントと、同じパスワードを使用しているすべてのサービスで、新しいパスワードを設定してください。',
  },
})
