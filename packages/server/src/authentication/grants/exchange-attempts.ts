import { guardsOf } from '../../login/guards/guards.ts'
import { networkOf } from '../../peers/address.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Granting } from './granting.ts'
import { refusal } from './refusal.ts'

const author = { description: 'Exchange a token of another issuer' }

/**
 * The exchanges of invalid tokens from one network.
 *
 * @throws 429 `too_many_attempts` for a network that sent too many
 */
export async function countedAttempts(
  { tenant, oidc }: Granting,
  origin: LoginOrigin,
): Promise<{ readonly count: () => Promise<void> }> {
  const { tokenExchange: guard } = guardsOf(tenant, origin.ip ?? '')
  const subject = `token exchange ${networkOf(origin.ip ?? '')}`
  if (guard?.blocks) {
    const missing = await tenant.store.attempts.findMissing(subject, guard.bucket)
    if (missing >= guard.bucket.attemptsMax) {
      const todo = 'Too many invalid tokens were sent from this address. Try again later.'
      throw refusal(oidc, 429, 'too_many_attempts', todo)
    }
  }
  return {
    async count() {
      if (!guard) return
      await tenant.store.write(author, (store) => store.attempts.take(subject, guard.bucket))
    },
  }
}
