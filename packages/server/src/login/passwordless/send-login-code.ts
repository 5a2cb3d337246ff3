import type { ConnectionWith } from '../../connectors/connector.ts'
import { composeEmailCode, composeEmailLink } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import { requireReachable } from '../../phone-messages/require-reachable.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { LinkParameters } from '../../store/mail/login-codes.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { countMessage, pacesPhones, tooManyMessages } from '../../tenant-mail/count-messages.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import { allowsSignUp } from '../sign-up/sign-up-guard.ts'

interface Sending {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly branding: ResolvedBranding
  readonly origin: LoginOrigin
  /** The connection that sends the code. */
  readonly way: ConnectionWith<'code'>
  /** Normalized by the connector. */
  readonly address: string
  /** The parameters of the authorization request that the link begins; absent for a code. */
  readonly link?: LinkParameters
  readonly now: () => Date
}

/** Sends the code, or the secret of the link, in the background. */
type Deliver = (secret: string, userId: string | undefined) => void

const author = { description: 'Send a code to log in with' }

/**
 * Sends a code or a link to log in with. The response does not reveal whether the recipient may log
 * in.
 *
 * @throws ApiError `too_many_mails`, and for a phone `phone_provider_unavailable`,
 *   `phone_number_malformed`, `phone_number_refused`
 */
export async function sendLoginCode(sending: Sending): Promise<void> {
  const { tenant, address, origin, way, phones } = sending
  const isPhone = way.connector.code.channel === 'sms'
  const deliver = isPhone ? await byPhone(sending) : byMail(sending)
  const ofTenantMax = isPhone ? phones.hourlyMax : undefined
  const isPaced = isPhone && pacesPhones(tenant)
  const outcome = await tenant.store.write(author, async (store) => {
    const message = { address, ip: origin.ip, ofTenantMax, isPaced }
    const tooMany = await countMessage(store, message)
    if (tooMany) return { tooMany }
    return { secret: await keep(store, sending), ...(await note(store, sending)) }
  })
  if ('tooMany' in outcome) throw tooManyMessages(outcome.tooMany, sending.now())
  if (outcome.mayReceive) deliver(outcome.secret, outcome.userId)
}

/**
 * Sends a mail with the texts of the connection, or else those of the tenant, or else the default
 * ones.
 */
function byMail(sending: Sending): Deliver {
  const { tenant, mailer, branding, way, address: to, link } = sending
  const { connection, connector } = way
  const { lifetimeSeconds } = connector.code.settingsOf(connection.options)
  const { email: words } = connection.options
  return (secret, userId) => {
    const url = `${tenant.issuer}lo/login?ticket=${secret}`
    sendTenantMail(mailer, tenant, {
      ...(!link && { template: 'auth_email_by_code' }),
      words: typeof words === 'object' ? words : undefined,
      branding,
      mail: link
        ? composeEmailLink(branding, { to, url, lifetimeSeconds })
        : composeEmailCode(branding, { to, code: secret, lifetimeSeconds }),
      facts: {
        ...factsOf(sending, userId),
        ...(link ? { url, send: 'link' } : { code: secret, send: 'code' }),
      },
    })
  }
}

async function byPhone(sending: Sending): Promise<Deliver> {
  const { tenant, phones, branding, way, address: to } = sending
  await requireReachable(tenant, to)
  const phone = await phones.open(tenant, way.connection)
  return (code, userId) => {
    const facts = factsOf(sending, userId)
    phone.send({ to, code, template: 'otp_verify', branding, facts })
  }
}

function factsOf({ way, origin: { clientId, ip } }: Sending, userId: string | undefined) {
  return {
    clientId,
    connection: way.connection.name,
    ...(userId !== undefined && { userId }),
    ...(ip !== undefined && { ip }),
  }
}

async function keep({ loginCodes }: Resources, sending: Sending): Promise<string> {
  const { origin, way, address, link } = sending
  const { connection, connector } = way
  const { codeLength, lifetimeSeconds } = connector.code.settingsOf(connection.options)
  const key = { clientId: origin.clientId, connectionId: connection.id, address }
  return link
    ? loginCodes.createLink(key, link, lifetimeSeconds)
    : loginCodes.createCode(key, codeLength, lifetimeSeconds)
}

/** Logs that a code is sent, or why none is; both take the same time. */
async function note(store: Resources, sending: Sending) {
  const { origin, way, address, link } = sending
  const { connection, connector } = way
  const user = await connector.code.findAccount(store, connection, address)
  const mayHave = user ? !user.isBlocked : allowsSignUp(way)
  const { clientId: client_id, clientName: client_name, ip } = origin
  const sent = {
    type: connector.code.channel === 'sms' ? 'cs' : 'cls',
    description: link ? 'Link sent' : 'Code sent',
  } as const
  const refused = { type: 'f', description: 'No user can log in with this address' } as const
  await store.logs.append({
    ...(mayHave ? sent : refused),
    client_id,
    client_name,
    user_name: address.slice(0, 256),
    ...(ip !== undefined && { ip }),
    connection: connection.name,
    connection_id: connection.id,
    strategy: connection.strategy,
    strategy_type: connector.type,
  })
  return { mayReceive: mayHave, userId: user?.userId }
}
