/** The screens for a code that was sent, whose partials the pages show, by channel. */
export const codeScreens = {
  email: { prompt: 'login-passwordless', name: 'login-passwordless-email-code' },
  sms: { prompt: 'login-passwordless', name: 'login-passwordless-sms-otp' },
} as const
