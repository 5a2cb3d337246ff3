import type { ErrorRow } from '../../errors/row.ts'
import { type ErrorCode, errorTable } from '../../errors.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { admits } from '../../login/bot-detection/assess.ts'
import {
  type DirectoryRefused,
  findDirectory,
  logInAtDirectory,
} from '../../login/log-in/directory-log-in.ts'
import { logIn } from '../../login/log-in/log-in.ts'
import { requestedByClient } from '../authorize/requested-by-client.ts'
import {
  type Granting,
  originOfGrant,
  programOfGrant,
  required,
  type UserGrant,
} from './granting.ts'
import type { Authenticated, GrantContext } from './issue-tokens.ts'
import { type RefusalRow, refusal } from './refusal.ts'

/** Why a password without a `realm` is refused in a tenant without a default directory. */
export const noDirectory =
  'The tenant has no default directory. Send the connection as `realm`, or set `default_directory` of the tenant.'

/**
 * Grants by e-mail address or username, and password (RFC 6749, section 4.3): at the tenant's
 * default directory, or at the connection that `realm` names.
 */
export const passwordGrants: readonly UserGrant[] = [
  {
    grantType: 'password',
    parameters: ['username', 'password'],
    async authenticate(ctx, granting) {
      const { default_directory: connection } = granting.tenant.settings
      if (connection) return authenticate(ctx, granting, connection)
      throw refusal(granting.oidc, 400, 'invalid_request', noDirectory)
    },
  },
  {
    grantType: 'http://auth0.com/oauth/grant-type/password-realm',
    parameters: ['username', 'password', 'realm'],
    async authenticate(ctx, granting) {
      const [realm = ''] = required(ctx, granting, 'realm')
      const { clientId } = ctx.oidc.client
      const connection = await granting.tenant.connections.nameOfRealm(clientId, realm)
      return authenticate(ctx, granting, connection)
    },
  },
]

const unverified = 'Suspicious request requires verification. Send the user to `/authorize`.'

async function authenticate(
  ctx: GrantContext,
  granting: Granting,
  connection: string,
): Promise<Authenticated> {
  const [username = '', password = ''] = required(ctx, granting, 'username', 'password')
  const { oidc, ...given } = granting
  const identifier = typedIdentifier(username)
  if (!identifier) throw refusal(oidc, 400, 'invalid_request', '`username` is empty or too long')
  const origin = await originOfGrant(ctx, granting)
  if (!(await admits({ tenant: granting.tenant, flow: 'log-in', origin }))) {
    throw refusal(oidc, 403, 'requires_verification', unverified)
  }
  const { resource } = ctx.oidc.params
  const requested = requestedByClient(granting.tenant, { resource })
  const device = await programOfGrant(ctx, granting)
  const attempt = { ...given, origin, identifier, password, requested, device }
  const way = await findDirectory(granting.tenant, origin.clientId, connection)
  const outcome = way
    ? await logInAtDirectory({ ...attempt, way })
    : await logIn({ ...attempt, connection })
  if ('refused' in outcome) throw refusal(oidc, ...refusals[outcome.refused])
  const found = 'account' in outcome ? outcome.account : outcome.pendingAccount
  const { userId: accountId, accessEpoch, connection: by } = found
  const authenticated = { accountId, connection: by, accessEpoch, amr: ['pwd'], gty: 'password' }
  if ('pendingAccount' in outcome) return { ...authenticated, ...outcome }
  return { ...authenticated, meetsFactorPolicy: true, dueEntry: outcome.dueEntry }
}

function asOf(code: ErrorCode): RefusalRow {
  const { status, errorCode, message }: ErrorRow = errorTable[code]
  return [status, errorCode ?? code, message]
}

const refusals: Readonly<Record<DirectoryRefused, RefusalRow>> = {
  'wrong-credentials': [403, 'invalid_grant', 'Wrong email or password.'],
  'too-many-attempts': [
    429,
    'too_many_attempts',
    'Your account has been blocked after multiple consecutive login attempts.',
  ],
  'too-many-log-ins': [
    429,
    'too_many_attempts',
    'Too many logins with the same username or email. Try again in a minute.',
  ],
  'account-blocked': [403, 'unauthorized', 'user is blocked'],
  'password-leaked': [
    403,
    'password_leaked',
    'This login has been blocked because your password has been leaked in another website.',
  ],
  'password-expired': asOf('directory_password_expired'),
  'upstream-failed': asOf('directory_refused'),
  'upstream-unavailable': asOf('directory_unavailable'),
}
