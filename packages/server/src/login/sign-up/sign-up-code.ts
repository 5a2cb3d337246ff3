import type { AddressKind } from '../../identifiers/sign-up-identifiers.ts'
import { composeEmailCode } from '../../mail/compose.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import { requireReachable } from '../../phone-messages/require-reachable.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { countMessage, pacesPhones, tooManyMessages } from '../../tenant-mail/count-messages.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import {
  type AddressProof,
  type CodeRefused,
  keyOf,
  type Refusal,
  refuseCode,
  subjectOf,
  unlessBlocked,
} from '../passwordless/prove-address.ts'
import { identifiersOf, noteTaken, type PreparedSignUp, type SigningUp } from './sign-up.ts'

/** The code of a sign-up: who signs up, and which address the code is sent to. */
export interface SignUpCode {
  /** The id of the log-in. */
  readonly id: string
  readonly sign: SigningUp
  readonly user: PreparedSignUp['user']
  readonly kind: AddressKind
  readonly phones: PhoneSender
  readonly now: () => Date
}

const codeLength = 6
const lifetimeSeconds = 15 * 60

/**
 * Sends a code to the address. The owner of an existing account gets a notice of the sign-up
 * instead; the response does not reveal which.
 *
 * @throws ApiError `too_many_mails`, and for a phone `phone_provider_unavailable`,
 *   `phone_number_malformed`, `phone_number_refused`
 */
export async function sendSignUpCode(sending: SignUpCode): Promise<void> {
  const { sign, user, kind, now } = sending
  const { tenant, origin, way } = sign
  const deliver = kind === 'email' ? byMail(sending) : await byPhone(sending)
  const author = { description: 'Send a code to sign up with', clientId: origin.clientId }
  const outcome = await tenant.store.write(author, async (store) => {
    const tooMany = await countMessage(store, messageOf(sending))
    if (tooMany) return { tooMany }
    const taken = await store.users.findTaken(way.connection.id, identifiersOf(user))
    const code = await store.loginCodes.createCode(placeOf(sending), codeLength, lifetimeSeconds)
    return { code, taken }
  })
  if ('tooMany' in outcome) throw tooManyMessages(outcome.tooMany, now())
  const { code, taken } = outcome
  if (taken.includes(addressOf(sending))) return noteTaken(sign, user, taken)
  // In the background, as the note: the time does not reveal existing accounts.
  sign.mailer.later(tenant.id, () => tenant.store.write(author, (store) => logSent(store, sending)))
  deliver(code)
}

/**
 * Verifies a code, and consumes it if it is right. Wrong codes count as those of log-ins.
 *
 * @returns why it is refused; undefined if it is right
 */
export async function verifySignUpCode(
  of: SignUpCode,
  code: string,
): Promise<CodeRefused | undefined> {
  const proof = proofOf(of)
  const { refused } = await unlessBlocked<Partial<Refusal>>(proof, async (store) => {
    if (!(await store.loginCodes.redeemCode(placeOf(of), code))) {
      return refuseCode(store, proof, 'fs')
    }
    await store.attempts.forget(subjectOf(proof))
    return {}
  })
  return refused
}

const proofOf = (of: SignUpCode): AddressProof => ({
  tenant: of.sign.tenant,
  origin: of.sign.origin,
  way: of.sign.way,
  address: addressOf(of),
  now: of.now,
})

/** The address in its stored form. */
export const addressOf = ({ user, kind }: Pick<SignUpCode, 'user' | 'kind'>): string =>
  user[kind] ?? ''

/** A code proves the address for one log-in only, and does not log in. */
function placeOf(of: SignUpCode) {
  const key = keyOf(proofOf(of))
  return { ...key, address: `${key.address} ${of.id}` }
}

function messageOf(of: SignUpCode) {
  const { kind, phones, sign } = of
  const isPhone = kind === 'phone_number'
  return {
    address: addressOf(of),
    ip: sign.origin.ip,
    ofTenantMax: isPhone ? phones.hourlyMax : undefined,
    isPaced: isPhone && pacesPhones(sign.tenant),
  }
}

function factsOf({ sign: { origin, way, organization } }: SignUpCode) {
  const { clientId, ip } = origin
  return {
    clientId,
    connection: way.connection.name,
    ...(ip !== undefined && { ip }),
    ...(organization && { organization }),
  }
}

function byMail(sending: SignUpCode) {
  const { tenant, mailer, branding } = sending.sign
  return (code: string): void =>
    sendTenantMail(mailer, tenant, {
      template: 'verify_email_by_code',
      branding,
      mail: composeEmailCode(branding, { to: addressOf(sending), code, lifetimeSeconds }),
      facts: { ...factsOf(sending), code },
    })
}

async function byPhone(sending: SignUpCode) {
  const { sign, phones } = sending
  const { tenant, branding, way } = sign
  const to = addressOf(sending)
  await requireReachable(tenant, to)
  const phone = await phones.open(tenant, way.connection)
  return (code: string): void =>
    phone.send({ to, code, template: 'otp_verify', branding, facts: factsOf(sending) })
}

async function logSent({ logs }: Resources, of: SignUpCode): Promise<void> {
  const { way, origin } = of.sign
  const { clientId: client_id, clientName: client_name, ip } = origin
  await logs.append({
    type: of.kind === 'email' ? 'cls' : 'cs',
    description: 'Code sent',
    client_id,
    client_name,
    user_name: addressOf(of).slice(0, 256),
    ...(ip !== undefined && { ip }),
    connection: way.connection.name,
    connection_id: way.connection.id,
    strategy: way.connection.strategy,
    strategy_type: way.connector.type,
  })
}
