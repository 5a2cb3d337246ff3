/** What mails say; `${companyName}` is the tenant's name, `${duration}` how long a link works. */
export const en = {
  'verify-email': {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    body: 'Follow this link to confirm that ${email} belongs to your ${companyName} account.',
    action: 'Confirm email address',
    hint: 'The link works once, for ${duration}. If you have no account there, do nothing.',
  },
  'reset-password': {
    subject: 'Reset your password',
    title: 'Reset your password',
    body: 'Follow this link to choose a new password for your ${companyName} account.',
    action: 'Choose a new password',
    hint: 'The link works once, for ${duration}. If you did not ask for it, do nothing: your password stays as it is.',
  },
  'email-link': {
    subject: 'Your link for ${companyName}',
    title: 'Log in to ${companyName}',
    body: 'Follow this link to log in as ${email}.',
    action: 'Log in',
    hint: 'The link works once, for ${duration}. If you did not ask for it, do nothing.',
  },
  'email-code': {
    subject: 'Your code for ${companyName}',
    title: 'Your code',
    body: 'Enter this code to log in to ${companyName}.',
    action: '',
    hint: 'The code works once, for ${duration}. Tell it to nobody. If you did not ask for it, do nothing.',
  },
  'async-approval': {
    subject: '${clientName} asks for your approval',
    title: 'Your approval is asked for',
    body: '${clientName} asks you to approve: “${bindingMessage}”. Follow this link to see what it is about, with your ${companyName} account.',
    action: 'See the request',
    hint: 'The link works once, for ${duration}. If you do not expect this, do nothing: nothing is allowed then.',
  },
  'blocked-account': {
    subject: 'Your account was blocked',
    title: 'Your account was blocked',
    body: 'Somebody has tried many times to log in to your ${companyName} account, from the address ${address}. We have blocked further attempts from there.',
    action: 'Unblock my account',
    hint: 'Follow the link only if it was you. It works once, for ${duration}.',
  },
  welcome: {
    subject: 'Welcome to ${companyName}',
    title: 'Welcome',
    body: 'Your ${companyName} account is ready: ${email} is confirmed.',
    action: '',
    hint: '',
  },
  'stolen-credentials': {
    subject: 'Change your password',
    title: 'Your password has leaked',
    body: 'The password of your ${companyName} account has been found among those that were stolen from other sites. Whoever has it can log in as you.',
    action: '',
    hint: 'Choose another password, here and wherever you use this one.',
  },
} as const satisfies Record<string, Record<string, string>>
