import { ApiError } from '../../errors.ts'
import { networkOf } from '../../peers/address.ts'
import type { Counted } from '../../store/attack-protection/attempts.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

export interface TooMany extends Counted {
  readonly limit: number
}

interface Message {
  /** The address or phone number of the recipient, normalized. */
  readonly address: string
  /** The IP address of the request. */
  readonly ip: string | undefined
  /** The messages of the tenant in an hour, for a channel that is charged. */
  readonly ofTenantMax?: number | undefined
  /** Whether a recipient waits longer for each message; otherwise there is a number in an hour. */
  readonly isPaced?: boolean
}

const windowMs = 60 * 60 * 1000
/** Messages to one recipient in an hour. */
const sentToMax = 10
/** Messages that one IP address requests in an hour. */
const sentFromMax = 50

/** Of messages to one recipient that is paced. */
const pace = {
  freeMax: 3,
  firstWaitMs: 60 * 1000,
  longestWaitMs: 32 * 60 * 1000,
  forgottenMs: 60 * 60 * 1000,
}

/** Whether messages to one phone of a tenant are paced. */
export const pacesPhones = ({ attackProtection }: Pick<Tenant, 'attackProtection'>): boolean =>
  attackProtection.phoneProvider.type === 'exponential'

/**
 * Counts a message with a code. Requests that one recipient or one address may not make are not
 * counted for the tenant, so that nobody can use up its messages alone.
 *
 * @returns the limit that is reached
 */
export async function countMessage(
  { attempts }: Pick<Resources, 'attempts'>,
  { address, ip, ofTenantMax, isPaced = false }: Message,
): Promise<TooMany | undefined> {
  if (isPaced) {
    const waiting = await attempts.countPaced(`paced to ${address}`, pace)
    if (waiting) return { ...waiting, limit: waiting.count }
  }
  const limit = isPaced ? Number.POSITIVE_INFINITY : sentToMax
  const counted = [{ ...(await attempts.count(`sent to ${address}`, windowMs)), limit }]
  if (ip !== undefined) {
    const from = await attempts.count(`sent from ${networkOf(ip)}`, windowMs)
    counted.push({ ...from, limit: sentFromMax })
  }
  const tooMany = counted.find(({ count, limit }) => count > limit)
  if (tooMany || ofTenantMax === undefined) return tooMany
  const ofTenant = { ...(await attempts.count('phone messages', windowMs)), limit: ofTenantMax }
  return ofTenant.count > ofTenantMax ? ofTenant : undefined
}

/** The error with the headers of the limit. */
export function tooManyMessages({ limit, endsAt }: TooMany, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  const headers = {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(Math.ceil(endsAt.getTime() / 1000)),
    'Retry-After': String(seconds),
  }
  return new ApiError('too_many_mails', { headers })
}
