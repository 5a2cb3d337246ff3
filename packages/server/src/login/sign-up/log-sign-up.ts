import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'

interface SignedUp {
  readonly userId: string
  /** The identifier that the user signed up with; undefined if none may be shown. */
  readonly userName: string | undefined
  /** The name of the connection. */
  readonly connection: string
}

/** Writes the log entry of a sign-up. */
export async function logSignUp(
  { logs }: Pick<Resources, 'logs'>,
  { clientId, clientName, ip }: LoginOrigin,
  { userId, userName, connection }: SignedUp,
): Promise<void> {
  await logs.append({
    type: 'ss',
    client_id: clientId,
    client_name: clientName,
    ...(ip !== undefined && { ip }),
    user_id: userId,
    connection,
    ...(userName !== undefined && { user_name: userName }),
  })
}
