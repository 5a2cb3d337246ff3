import { hashPassword, verifyPassword } from '../../passwords/password-hash.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

interface LoginAttempt {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  readonly identifier: string
  readonly password: string
  /** The connection that the application names. */
  readonly connection: string | undefined
  readonly now: () => Date
}

export type LoginOutcome =
  | { readonly account: LoginAccount }
  | { readonly refused: 'wrong-credentials' | 'too-many-attempts' | 'account-blocked' }

const author = { description: 'Log in' }

/** Failures in a row for an account from an address, after which it is blocked for that one. */
const accountFailuresMax = 10
/** Failures of an address for any accounts, after which nobody is let in from it. */
const addressFailuresMax = 100
const windowMs = 24 * 60 * 60 * 1000

/**
 * Holds a password against an account. Whoever is unknown takes as long as whoever is wrong, and is
 * told the same.
 *
 * @throws ApiError `password_queue_full`
 */
export async function logIn(attempt: LoginAttempt): Promise<LoginOutcome> {
  const { tenant, origin, identifier: typed, password, connection } = attempt
  const identifier = typed.trim().toLowerCase().normalize('NFC')
  const ip = origin.ip ?? ''
  const { userBlocks, addressBlocks, logins } = tenant.store
  const account = await logins.find({
    clientId: origin.clientId,
    identifier,
    ...(connection !== undefined && { connection }),
  })
  const noteFailure = () =>
    tenant.store.write(author, (store) => store.logins.fail('f', identifier, origin))
  const blocked = await Promise.all([
    userBlocks.find({ identifier, ip, connection: account?.connection ?? connection ?? '' }),
    ip !== '' && addressBlocks.findEnd(ip),
  ])
  if (blocked.some(Boolean)) {
    await noteFailure()
    return { refused: 'too-many-attempts' }
  }
  const { matches, outdated } = await verifyPassword(account?.passwordHash ?? undefined, password)
  if (!account || !matches) return refuse(attempt, identifier, ip, account)
  if (account.isBlocked) {
    await noteFailure()
    return { refused: 'account-blocked' }
  }
  const newHash = outdated ? await hashPassword(password) : undefined
  await tenant.store.write(author, async (store) => {
    await store.logins.succeed(account, origin, newHash)
    await store.logins.forgive(subjectOf(identifier, ip))
  })
  return { account }
}

const subjectOf = (identifier: string, ip: string) => `account ${identifier} ${ip}`

async function refuse(
  { tenant, origin, now }: LoginAttempt,
  identifier: string,
  ip: string,
  account: LoginAccount | undefined,
): Promise<LoginOutcome> {
  const expiresAt = new Date(now().getTime() + windowMs)
  return tenant.store.write(author, async (store) => {
    const ofAccount = await store.logins.countFailure(subjectOf(identifier, ip), windowMs)
    const ofAddress = ip ? await store.logins.countFailure(`address ${ip}`, windowMs) : 0
    await store.logins.fail(account ? 'fp' : 'fu', identifier, origin)
    if (ofAccount >= accountFailuresMax) {
      await store.userBlocks.block({ identifier, ...(ip && { ip }), expiresAt })
      await store.logins.fail('limit_wc', identifier, origin)
    }
    if (ofAddress >= addressFailuresMax) {
      await store.addressBlocks.block(ip, expiresAt)
      await store.logins.fail('limit_mu', identifier, origin)
    }
    return { refused: 'wrong-credentials' } as const
  })
}
