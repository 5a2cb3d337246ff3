import { ApiError } from '../../errors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

const mailsMax = 5
const mailsWindowMs = 60 * 60 * 1000

/**
 * Limits the mails with codes that enroll an address, because it may belong to someone else.
 *
 * @throws ApiError `too_many_enrollment_mails`
 */
export async function requireMailLeft({ store }: Tenant, userId: string): Promise<void> {
  const author = { description: 'Send a code to enroll an e-mail address', userId }
  const { count } = await store.write(author, ({ attempts }) =>
    attempts.count(`enrollment mails of ${userId}`, mailsWindowMs),
  )
  if (count > mailsMax) throw new ApiError('too_many_enrollment_mails')
}
