import { afterPasswordChange } from '../actions/password-changes.ts'
import { requireDatabaseConnection } from '../connectors/database-connection.ts'
import { ApiError } from '../errors.ts'
import { requireUnleaked } from '../login/guards/require-unleaked.ts'
import { placeOf } from '../login/login-origin.ts'
import { historySizeOf, requireUnused } from '../passwords/password-history.ts'
import { countedPassword } from '../passwords/password-length.ts'
import { passwordRulesOf, requireStrength } from '../passwords/password-strength.ts'
import { type AccountCall, textOf, writeOf } from './account-call.ts'
import { passwordsOf } from './authentication-methods.ts'
import { type Enrollment, endEnrollment, storeEnrollment } from './enrollment-session.ts'
import { requireOwner } from './require-owner.ts'

/**
 * Answers the rules of a new password.
 *
 * @throws ApiError `factor_unavailable`
 */
export async function enrollPassword(call: AccountCall, id: string): Promise<object> {
  const { tenant } = call
  const named = textOf(call, 'connection')
  const identity = textOf(call, 'identity_user_id')
  const account = passwordsOf(call, await requireOwner(call)).find(
    (each) =>
      (named === undefined || each.connection === named) &&
      (identity === undefined || each.identity_user_id === identity),
  )
  const connection = account?.connection
  if (connection === undefined) throw new ApiError('factor_unavailable')
  const found = await requireDatabaseConnection(tenant.connectors, tenant.store, connection)
  await storeEnrollment(call, id, { type: 'password', connection })
  return { policy: { complexity: complexityOf(found.connection.options) } }
}

function complexityOf(options: Parameters<typeof passwordRulesOf>[0]) {
  const { minLength, kinds, kindsMin, repeats, sequences } = passwordRulesOf(options)
  const someKinds = kindsMin < kinds.length ? 'three_of_four' : 'all'
  return {
    min_length: minLength,
    character_types: [...kinds],
    character_type_rule: kindsMin === 0 ? 'none' : someKinds,
    identical_characters: repeats ? 'allow' : 'block',
    sequential_characters: sequences ? 'allow' : 'block',
  }
}

/**
 * Sets the password, which ends all sessions and tokens of the user.
 *
 * @throws ApiError `enrollment_expired`, and for a weak, former or leaked password
 */
export async function verifyPassword(
  call: AccountCall,
  id: string,
  { connection = '' }: Enrollment,
) {
  const { req, tenant, leaks, mailer, client, userId } = call
  const password = textOf(call, 'new_password') ?? ''
  const user = await requireOwner(call)
  const found = await requireDatabaseConnection(tenant.connectors, tenant.store, connection)
  requireStrength(password, found.connection.options, user)
  await requireUnused(tenant, { userId, connection: found.connection, password })
  await requireUnleaked(
    { tenant, mailer, leaks },
    {
      password,
      type: 'reset_pwd_leak',
      user_id: userId,
      connection,
      ...placeOf(req),
    },
  )
  const counted = countedPassword(password, found.connection.options)
  const passwordHash = await tenant.passwords.hash(tenant.id, counted)
  const changed = await writeOf(call, async (store) => {
    await endEnrollment(store, id) // the change of the password deletes it
    await store.logs.append({
      type: 'scp',
      user_id: userId,
      client_id: client.clientId,
      client_name: client.name,
      connection,
      ...placeOf(req),
    })
    const rememberedHashes = historySizeOf(found.connection.options)
    return store.users.update(userId, { connection, passwordHash, rememberedHashes })
  })
  afterPasswordChange(mailer, { tenant, userId, connection, request: req })
  const shown = changed && passwordsOf(call, changed).find((each) => each.connection === connection)
  if (!shown) throw new ApiError('invalid_token')
  return shown
}
