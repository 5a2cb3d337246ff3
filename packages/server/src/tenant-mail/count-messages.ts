import { ApiError } from '../errors.ts'
import { networkOf } from '../peers/address.ts'
import type { Counted } from '../store/attack-protection/attempts.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The limit that a message would exceed, and when it ends. */
export interface TooMany extends Counted {
  readonly limit: number
}

interface Message {
  /** The address or phone number of the recipient, normalized. */
  readonly address: string
  /** The IP address of the request. */
  readonly ip: string | undefined
  /** The most messages of the tenant in an hour, for a channel that costs money. */
  readonly ofTenantMax?: number | undefined
  /**
   * Whether the recipient has to wait longer before each further message. Otherwise there is a
   * fixed number in an hour.
   */
  readonly isPaced?: boolean
}

const windowMs = 60 * 60 * 1000
/** The most messages to one recipient in an hour. */
const sentToMax = 10
/** The most messages that one IP address causes in an hour. */
const sentFromMax = 50

/** The waits between messages to one recipient. */
const pace = {
  freeMax: 3,
  firstWaitMs: 60 * 1000,
  longestWaitMs: 32 * 60 * 1000,
  forgottenMs: 60 * 60 * 1000,
}

/** Whether the waits apply to the phones of a tenant. */
export const pacesPhones = ({ attackProtection }: Pick<Tenant, 'attackProtection'>): boolean =>
  attackProtection.phoneProvider.type === 'exponential'

/**
 * Counts a message with a code. A message that the limits of its recipient or IP address refuse is
 * not counted for the tenant, so that one sender cannot exhaust the messages of the tenant.
 *
 * @returns the limit that is exceeded; undefined if the message may be sent
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

/** The error of an exceeded limit, with its headers. */
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
