/** The moments at which actions run, by the names of the hosted API. */
export const actionTriggerIds = [
  'post-login',
  'credentials-exchange',
  'pre-user-registration',
  'post-user-registration',
  'post-change-password',
  'send-phone-message',
  'password-reset-post-challenge',
  'custom-phone-provider',
  'custom-email-provider',
  'custom-token-exchange',
  'event-stream',
  'password-hash-migration',
  'mcp-tool',
] as const

/** The name of a trigger. */
export type ActionTriggerId = (typeof actionTriggerIds)[number]
