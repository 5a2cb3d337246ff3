/** What an administrator begins an action of a trigger with. */
export interface Template {
  readonly code: string
  /** The event of a test. */
  readonly event: Readonly<Record<string, unknown>>
}

const user = { user_id: 'auth0|507f1f77bcf86cd799439011', email: 'ada@example.com', name: 'Ada' }
const client = { client_id: 'a-client-id', name: 'Example' }
const request = { ip: '203.0.113.7', method: 'GET', query: {}, body: {} }

const functionOf = (name: string, says: string, parameters = 'event, api') =>
  `// ${says}\nexports.${name} = async (${parameters}) => {\n};\n`

/** The templates by trigger. Their comments are English, as the terms of the API are. */
export const templates: Readonly<Record<string, Template>> = {
  'post-login': {
    code: `// Runs after each log-in, before tokens are issued.
exports.onExecutePostLogin = async (event, api) => {
  api.accessToken.setCustomClaim('https://example.com/roles', event.authorization?.roles ?? []);
};
`,
    event: { user, client, request, authorization: { roles: ['editor'] } },
  },
  'credentials-exchange': {
    code: functionOf('onExecuteCredentialsExchange', 'Runs before a machine gets an access token.'),
    event: { client, request, accessToken: { scope: [] } },
  },
  'pre-user-registration': {
    code: `// Runs before a user is created.
exports.onExecutePreUserRegistration = async (event, api) => {
  if (event.user.email?.endsWith('@example.org')) {
    api.access.deny('not_invited', 'This address cannot sign up.');
  }
};
`,
    event: { user: { email: user.email }, client, request },
  },
  'post-user-registration': {
    code: functionOf('onExecutePostUserRegistration', 'Runs after a user was created.'),
    event: { user, client, request },
  },
  'post-change-password': {
    code: functionOf('onExecutePostChangePassword', 'Runs after a password was changed.'),
    event: { user, request },
  },
  'send-phone-message': {
    code: functionOf('onExecuteSendPhoneMessage', 'Sends a message of a second factor.'),
    event: { user, message_options: { recipient: '+1 555 0100', text: '123456 is your code' } },
  },
  'password-reset-post-challenge': {
    code: functionOf('onExecutePostChallenge', 'Runs before a password is reset.'),
    event: { user, request },
  },
  'custom-phone-provider': {
    code: functionOf('onExecuteCustomPhoneProvider', 'Sends a message to a telephone.'),
    event: { notification: { recipient: '+1 555 0100', as_text: '123456 is your code' } },
  },
  'custom-email-provider': {
    code: functionOf('onExecuteCustomEmailProvider', 'Sends a mail.'),
    event: { notification: { to: user.email, subject: 'Hello', html: '<p>Hello</p>' } },
  },
  'custom-token-exchange': {
    code: functionOf('onExecuteCustomTokenExchange', 'Validates a token of another issuer.'),
    event: { client, request, transaction: { subject_token: 'a-token' } },
  },
  'event-stream': {
    code: functionOf('onExecuteEventStream', 'Receives an event of the tenant.'),
    event: { message: { id: 'evt_1', type: 'user.created', data: { object: user } } },
  },
}

/** The template of an action; undefined for a trigger without one. */
export const templateFor = (trigger: string): Template | undefined => templates[trigger]
