/**
 * The texts of mails. `${companyName}` is the name of the tenant, `${duration}` the lifetime of the
 * link.
 */
export const en = {
  'verify-email': {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    body: 'Follow this link to confirm that ${email} belongs to your ${companyName} account.',
    action: 'Confirm email address',
    hint: 'The link works once and expires after ${duration}. If you do not have a ${companyName} account, ignore this email.',
  },
  'reset-password': {
    subject: 'Reset your password',
    title: 'Reset your password',
    body: 'Follow this link to choose a new password for your ${companyName} account.',
    action: 'Choose a new password',
    hint: 'The link works once and expires after ${duration}. If you did not request it, ignore this email: your password stays the same.',
  },
  'email-link': {
    subject: 'Your link to log in to ${companyName}',
    title: 'Log in to ${companyName}',
    body: 'Follow this link to log in as ${email}.',
    action: 'Log in',
    hint: 'The link works once and expires after ${duration}. If you did not request it, ignore this email.',
  },
  'email-code': {
    subject: 'Your one-time code for ${companyName}',
    title: 'Your one-time code',
    body: 'Enter this code to log in to ${companyName}.',
    action: '',
    hint: 'The code works once and expires after ${duration}. Do not share it with anyone. If you did not request it, ignore this email.',
  },
  enrollment: {
    subject: 'Secure your account',
    title: 'Secure your account',
    body: 'You have been asked to secure your ${companyName} account with an authenticator app, which shows a one-time code for each log-in. Follow this link to set it up.',
    action: 'Set it up',
    hint: 'The link works once and expires after ${duration}. Do not share it: anyone who has it can set up the app in your place.',
  },
  'async-approval': {
    subject: '${clientName} asks for your approval',
    title: 'Your approval is requested',
    body: '${clientName} asks you to approve: “${bindingMessage}”. Follow this link and log in with your ${companyName} account to answer the request.',
    action: 'See the request',
    hint: 'The link works once and expires after ${duration}. If you do not expect this request, ignore this email: nothing is approved.',
  },
  'user-invitation': {
    subject: '${inviterName} invites you to ${organizationName}',
    title: 'Join ${organizationName}',
    body: '${inviterName} invites you to join ${organizationName} in ${clientName}. Follow this link to accept, and log in or sign up with ${email}.',
    action: 'See the invitation',
    hint: 'The link works once and expires after ${duration}. If you do not expect this invitation, ignore this email.',
  },
  'blocked-account': {
    subject: 'Your account was blocked',
    title: 'Your account was blocked',
    body: 'There were too many failed attempts to log in to your ${companyName} account from the IP address ${address}. We have blocked further attempts from there.',
    action: 'Unblock my account',
    hint: 'Follow the link only if the attempts were yours; otherwise, ignore this email. The link works once and expires after ${duration}.',
  },
  welcome: {
    subject: 'Welcome to ${companyName}',
    title: 'Welcome',
    body: 'Your ${companyName} account is ready: ${email} is confirmed.',
    action: '',
    hint: '',
  },
  'import-ended': {
    subject: 'The import of users has ended',
    title: 'The import of users has ended',
    body: 'The import of users into ${connection} has ended at ${companyName}: ${inserted} created, ${updated} updated, ${failed} rejected.',
    action: '',
    hint: 'The job is ${jobId}. The management API lists the rejected users at /api/v2/jobs/${jobId}/errors for a day.',
  },
  'signup-taken': {
    subject: 'You already have an account',
    title: 'No new account was created',
    body: 'Someone, probably you, tried to sign up at ${companyName} with ${email}. There is already an account with this email address or with the chosen username. Log in to it, or reset its password.',
    action: '',
    hint: 'If it was not you, you do not need to do anything.',
  },
  'stolen-credentials': {
    subject: 'Change your password',
    title: 'Your password appeared in a data breach',
    body: 'The password of your ${companyName} account is in a list of passwords that were stolen from other sites. Anyone who has the list can log in as you.',
    action: '',
    hint: 'Choose a new password, here and everywhere else you use this one.',
  },
} as const satisfies Record<string, Record<string, string>>
