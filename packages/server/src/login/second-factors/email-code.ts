import { randomInt } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { composeEmailCode } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'

interface Sending {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly branding: ResolvedBranding
  readonly userId: string
  readonly clientId: string
  readonly to: string
}

const kind = 'SecondFactorEmail'
const lifetimeSeconds = 5 * 60
/** Mails of one log-in, each with a new code. */
const sentMax = 5
const digits = 6

/** Whether a code was sent that can still be used. */
export async function isEmailCodeSent({ store }: Tenant, place: string): Promise<boolean> {
  return isUsable(await store.oidc.records.find(kind, place))
}

/**
 * Sends a code, which replaces an earlier one.
 *
 * @param place the id of the interaction or MFA token
 * @returns false after five mails
 */
export async function sendEmailCode(place: string, sending: Sending): Promise<boolean> {
  const { tenant, mailer, branding, userId, clientId, to } = sending
  const { records, seal } = tenant.store.oidc
  const before = await records.find(kind, place)
  const sent = Number(before?.payload.sent ?? 0)
  if (sent >= sentMax || before?.consumed !== undefined) return false
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const payload = { code: await seal({ model: kind, id: place }, code), sent: sent + 1 }
  await records.keep(kind, place, { payload, accountId: userId, lifetimeSeconds })
  const mail = composeEmailCode(branding, { to, code, lifetimeSeconds })
  const facts = { userId, clientId, code }
  sendTenantMail(mailer, tenant, { template: 'mfa_oob_code', branding, mail, facts })
  return true
}

/** @returns whether `typed` is the code; a right code is consumed */
export async function consumeEmailCode({ store }: Tenant, place: string, typed: string) {
  const { records, open } = store.oidc
  const found = await records.find(kind, place)
  if (!isUsable(found)) return false
  const code = await open({ model: kind, id: place }, String(found?.payload.code))
  if (!isSameSecret(code, typed.replace(/\s/g, ''))) return false
  return records.consume(kind, place)
}

function isUsable(found: { readonly consumed?: number } | undefined): boolean {
  return found !== undefined && found.consumed === undefined
}
