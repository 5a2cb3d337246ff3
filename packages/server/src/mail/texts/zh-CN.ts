import type { MailTexts } from './shape.ts'

/** The Simplified Chinese texts of mails. */
export const zhCN = (): MailTexts => ({
  'verify-email': {
    subject: '确认您的邮箱地址',
    title: '确认您的邮箱地址',
    body: '请打开此链接，确认 ${email} 属于您的 ${companyName} 账号。',
    action: '确认邮箱地址',
    hint: '此链接只能使用一次，有效期为${duration}。如果您没有 ${companyName} 账号，请忽略此邮件。',
  },
  'reset-password': {
    subject: '重置密码',
    title: '重置密码',
    body: '请打开此链接，为您的 ${companyName} 账号设置新密码。',
    action: '设置新密码',
    hint: '此链接只能使用一次，有效期为${duration}。如果这不是您本人的请求，请忽略此邮件：您的密码将保持不变。',
  },
  'email-link': {
    subject: '您的 ${companyName} 登录链接',
    title: '登录 ${companyName}',
    body: '请打开此链接，以 ${email} 的身份登录。',
    action: '登录',
    hint: '此链接只能使用一次，有效期为${duration}。如果这不是您本人的请求，请忽略此邮件。',
  },
  'email-code': {
    subject: '您的 ${companyName} 一次性验证码',
    title: '您的一次性验证码',
    body: '请输入此验证码以登录 ${companyName}。',
    action: '',
    hint: '此验证码只能使用一次，有效期为${duration}。请勿将其告知任何人。如果这不是您本人的请求，请忽略此邮件。',
  },
  enrollment: {
    subject: '保护您的账号',
    title: '保护您的账号',
    body: '请使用身份验证器应用保护您的 ${companyName} 账号，该应用会在每次登录时显示一次性验证码。请打开此链接进行设置。',
    action: '开始设置',
    hint: '此链接只能使用一次，有效期为${duration}。请勿分享：任何持有此链接的人都可以代替您设置该应用。',
  },
  'async-approval': {
    subject: '${clientName} 请求您的批准',
    title: '需要您的批准',
    body: '${clientName} 请求您批准：“${bindingMessage}”。请打开此链接并使用您的 ${companyName} 账号登录，以答复该请求。',
    action: '查看请求',
    hint: '此链接只能使用一次，有效期为${duration}。如果您并未预期会收到此请求，请忽略此邮件：不会批准任何内容。',
  },
  'user-invitation': {
    subject: '${inviterName} 邀请您加入 ${organizationName}',
    title: '加入 ${organizationName}',
    body: '${inviterName} 邀请您在 ${clientName} 中加入 ${organizationName}。请打开此链接接受邀请，并使用 ${email} 登录或注册。',
    action: '查看邀请',
    hint: '此链接只能使用一次，有效期为${duration}。如果您并未预期会收到此邀请，请忽略此邮件。',
  },
  'blocked-account': {
    subject: '您的账号已被锁定',
    title: '您的账号已被锁定',
    body: '有人从 IP 地址 ${address} 多次尝试登录您的 ${companyName} 账号但未成功。我们已阻止来自该地址的后续尝试。',
    action: '解锁我的账号',
    hint: '请仅在这些尝试是您本人所为时打开链接；否则，请忽略此邮件。此链接只能使用一次，有效期为${duration}。',
  },
  welcome: {
    subject: '欢迎使用 ${companyName}',
    title: '欢迎',
    body: '您的 ${companyName} 账号已就绪：${email} 已确认。',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: '用户导入已结束',
    title: '用户导入已结束',
    body: '${companyName} 向 ${connection} 导入用户的操作已结束：已创建 ${inserted} 个，已更新 ${updated} 个，已拒绝 ${failed} 个。',
    action: '',
    hint: '任务 ID 为 ${jobId}。在一天之内，管理 API 会在 /api/v2/jobs/${jobId}/errors 列出被拒绝的用户。',
  },
  'signup-taken': {
    subject: '您已有账号',
    title: '未创建新账号',
    body: '有人（可能是您本人）尝试使用 ${email} 在 ${companyName} 注册。已存在使用此邮箱地址或所选用户名的账号。请登录该账号，或重置其密码。',
    action: '',
    hint: '如果这不是您本人的操作，您无需执行任何操作。',
  },
  'stolen-credentials': {
    subject: '更改您的密码',
    title: '您的密码已在数据泄露事件中出现',
    body: '您的 ${companyName} 账号密码出现在一份从其他网站窃取的密码列表中。任何持有该列表的人都可以以您的身份登录。',
    action: '',
    hint: '请在此处以及使用该密码的所有其他地方设置新密码。',
  },
})
