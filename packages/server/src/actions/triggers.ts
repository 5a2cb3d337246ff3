import type { ActionTriggerId } from '../record-rules/action-triggers.ts'

/** A trigger whose actions run. */
export type TriggerId = Exclude<
  ActionTriggerId,
  'send-phone-message' | 'password-hash-migration' | 'mcp-tool'
>

interface Trigger {
  /** The exported function that runs. */
  readonly functionName: string
  /** The exported function that runs after the user has come back from a redirect. */
  readonly continuation?: string
  /** The methods of `api`. */
  readonly methods: readonly string[]
  /** Methods after which no further action runs. */
  readonly ending: readonly string[]
}

const metadata = ['user.setUserMetadata', 'user.setAppMetadata']
const challenges = ['authentication.challengeWith', 'authentication.challengeWithAny']
const enrollments = ['authentication.enrollWith', 'authentication.enrollWithAny']

const lifetimes = (of: 'session' | 'refreshToken') => [
  `${of}.setExpiresAt`,
  `${of}.setIdleExpiresAt`,
  `${of}.setMetadata`,
  `${of}.deleteMetadata`,
  `${of}.evictMetadata`,
]

/** What each trigger runs, and what its functions may call. */
export const triggers: Readonly<Record<TriggerId, Trigger>> = {
  'post-login': {
    functionName: 'onExecutePostLogin',
    continuation: 'onContinuePostLogin',
    methods: [
      'access.deny',
      'validation.error',
      'idToken.setCustomClaim',
      'accessToken.setCustomClaim',
      'accessToken.addScope',
      'accessToken.removeScope',
      'samlResponse.setAttribute',
      ...metadata,
      'multifactor.enable',
      ...challenges,
      ...enrollments,
      'authentication.recordMethod',
      'authentication.setPrimaryUser',
      'redirect.sendUserTo',
      'prompt.render',
      'session.revoke',
      ...lifetimes('session'),
      'session.setCookieMode',
      'refreshToken.revoke',
      ...lifetimes('refreshToken'),
      'transaction.setMetadata',
    ],
    ending: [
      'access.deny',
      'validation.error',
      'session.revoke',
      'refreshToken.revoke',
      'redirect.sendUserTo',
      'prompt.render',
      ...challenges,
      ...enrollments,
    ],
  },
  'credentials-exchange': {
    functionName: 'onExecuteCredentialsExchange',
    methods: [
      'access.deny',
      'accessToken.setCustomClaim',
      'accessToken.addScope',
      'accessToken.removeScope',
    ],
    ending: ['access.deny'],
  },
  'pre-user-registration': {
    functionName: 'onExecutePreUserRegistration',
    methods: ['access.deny', 'validation.error', ...metadata],
    ending: ['access.deny', 'validation.error'],
  },
  'post-user-registration': {
    functionName: 'onExecutePostUserRegistration',
    methods: [],
    ending: [],
  },
  'post-change-password': {
    functionName: 'onExecutePostChangePassword',
    methods: [],
    ending: [],
  },
  'password-reset-post-challenge': {
    functionName: 'onExecutePostChallenge',
    continuation: 'onContinuePostChallenge',
    methods: ['access.deny', ...challenges, 'redirect.sendUserTo', 'transaction.setResultUrl'],
    ending: ['access.deny', 'redirect.sendUserTo', ...challenges],
  },
  'custom-phone-provider': {
    functionName: 'onExecuteCustomPhoneProvider',
    methods: ['notification.drop', 'notification.retry'],
    ending: [],
  },
  'custom-email-provider': {
    functionName: 'onExecuteCustomEmailProvider',
    methods: ['notification.drop', 'notification.retry'],
    ending: [],
  },
  'custom-token-exchange': {
    functionName: 'onExecuteCustomTokenExchange',
    methods: [
      'access.deny',
      'access.rejectInvalidSubjectToken',
      'authentication.setUserById',
      'authentication.setUserByConnection',
      'user.setUserMetadata',
      'user.setAppMetadata',
    ],
    ending: ['access.deny', 'access.rejectInvalidSubjectToken'],
  },
  'event-stream': {
    functionName: 'onExecuteEventStream',
    methods: ['message.fail'],
    ending: ['message.fail'],
  },
}

/**
 * Methods of the hosted API whose effect does not exist here. A function that calls one fails with
 * the sentence, because going on without the effect could admit somebody.
 */
export const refusedMethods: Readonly<Record<string, string>> = {
  'prompt.render': '`api.prompt.render` shows forms at the trigger post-login only.',
  'authentication.setPrimaryUser':
    '`api.authentication.setPrimaryUser` exists at the trigger post-login only.',
  'groups.getUserGroups': '`api.groups` exists at the trigger post-login only.',
  'groups.hasGroupMembership': '`api.groups` exists at the trigger post-login only.',
  'roles.getUserEffectiveRoles': '`api.roles` exists at the trigger post-login only.',
  'roles.getUserEffectiveRolesByIds': '`api.roles` exists at the trigger post-login only.',
  'roles.getUserEffectiveRolesByNames': '`api.roles` exists at the trigger post-login only.',
}
