import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { PhoneMethod } from '../../phone-messages/phone-methods.ts'
import type { PhoneCode, PhoneSender } from '../../phone-messages/phone-sender.ts'
import { requireReachable } from '../../phone-messages/require-reachable.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { countMessage, pacesPhones } from '../../tenant-mail/count-messages.ts'
import { newCode, recipientPlace } from './factor-code.ts'

interface Sending {
  readonly tenant: Tenant
  readonly phones: PhoneSender
  readonly branding: ResolvedBranding
  readonly userId: string
  readonly clientId: string
  /** The number (E.164), with the plus sign. */
  readonly to: string
  readonly template: PhoneCode['template']
  readonly method: PhoneMethod
  /** The IP address of the request. */
  readonly ip: string | undefined
}

const author = { description: 'Send a code of a second factor' }

/**
 * Sends a code by text message or call, which replaces the one before.
 *
 * @param id the id of the interaction or MFA token
 * @returns false after five messages, and if number, address or tenant may send no more
 * @throws ApiError `phone_provider_unavailable`, `phone_number_malformed`, `phone_number_refused`
 */
export async function sendPhoneCode(id: string, sending: Sending): Promise<boolean> {
  const { tenant, phones, branding, userId, clientId, to, template, method, ip } = sending
  await requireReachable(tenant, to)
  const phone = await phones.openForFactor(tenant, method)
  const isPaced = pacesPhones(tenant)
  const message = { address: to, ip, ofTenantMax: phones.hourlyMax, isPaced }
  if (await tenant.store.write(author, (store) => countMessage(store, message))) return false
  const place = recipientPlace(id, to)
  const code = await newCode(tenant, 'SecondFactorSms', { place, userId, method })
  if (code === undefined) return false
  const facts = { userId, clientId, ...(ip !== undefined && { ip }) }
  phone.send({ to, code, template, branding, facts })
  return true
}
