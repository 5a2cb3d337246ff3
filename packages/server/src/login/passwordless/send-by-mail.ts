import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { composeEmailCode, composeEmailLink } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import { networkOf } from '../../peers/address.ts'
import type { Counted } from '../../store/attack-protection/attempts.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { LinkParameters } from '../../store/mail/email-codes.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import { allowsSignUp } from '../sign-up/sign-up-guard.ts'

interface Sending {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly branding: ResolvedBranding
  readonly origin: LoginOrigin
  /** The connection of the code. */
  readonly way: ConnectionWith<'code'>
  /** In lower case. */
  readonly email: string
  /** The parameters of `/authorize` of a link; absent for a code. */
  readonly link?: LinkParameters
  readonly now: () => Date
}

const author = { description: 'Send a code to log in with' }
const windowMs = 60 * 60 * 1000
/** Mails to one e-mail address in an hour. */
const sentToMax = 10
/** Mails that one IP address requests in an hour. */
const sentFromMax = 50

/**
 * Sends a code or a link for log-in. The response does not reveal whether the address may log in.
 *
 * @throws ApiError `too_many_mails`
 */
export async function sendByMail(sending: Sending): Promise<void> {
  const { tenant } = sending
  const outcome = await tenant.store.write(author, async (store) => {
    const tooMany = await countSent(store, sending)
    if (tooMany) return { tooMany }
    return { secret: await keep(store, sending), ...(await note(store, sending)) }
  })
  if ('tooMany' in outcome) throw tooManyMails(outcome.tooMany, sending.now())
  if (outcome.mayReceive) mail(sending, outcome.secret, outcome.userId)
}

/** With the texts of the connection, else those of the tenant, else the default ones. */
function mail(sending: Sending, secret: string, userId: string | undefined): void {
  const { tenant, mailer, branding, origin, way, email: to, link } = sending
  const { connection, connector } = way
  const { lifetimeSeconds } = connector.code.settingsOf(connection.options)
  const { clientId, ip } = origin
  const { email: words } = connection.options
  const url = `${tenant.issuer}lo/login?ticket=${secret}`
  sendTenantMail(mailer, tenant, {
    ...(!link && { template: 'auth_email_by_code' }),
    words: typeof words === 'object' ? words : undefined,
    branding,
    mail: link
      ? composeEmailLink(branding, { to, url, lifetimeSeconds })
      : composeEmailCode(branding, { to, code: secret, lifetimeSeconds }),
    facts: {
      clientId,
      connection: connection.name,
      ...(userId !== undefined && { userId }),
      ...(ip !== undefined && { ip }),
      ...(link ? { url, send: 'link' } : { code: secret, send: 'code' }),
    },
  })
}

interface TooMany extends Counted {
  readonly limit: number
}

async function countSent(
  { attempts }: Resources,
  { email, origin: { ip } }: Sending,
): Promise<TooMany | undefined> {
  const counted = [{ ...(await attempts.count(`sent to ${email}`, windowMs)), limit: sentToMax }]
  if (ip !== undefined) {
    const from = await attempts.count(`sent from ${networkOf(ip)}`, windowMs)
    counted.push({ ...from, limit: sentFromMax })
  }
  return counted.find(({ count, limit }) => count > limit)
}

async function keep({ emailCodes }: Resources, sending: Sending): Promise<string> {
  const { origin, way, email, link } = sending
  const { connection, connector } = way
  const { codeLength, lifetimeSeconds } = connector.code.settingsOf(connection.options)
  const key = { clientId: origin.clientId, connectionId: connection.id, email }
  return link
    ? emailCodes.createLink(key, link, lifetimeSeconds)
    : emailCodes.createCode(key, codeLength, lifetimeSeconds)
}

/** Logs what is sent, or why nothing is; both take the same time. */
async function note(store: Resources, sending: Sending) {
  const { origin, way, email, link } = sending
  const { connection, connector } = way
  const user = await connector.code.findAccount(store, connection, email)
  const mayHave = user ? !user.isBlocked : allowsSignUp(way)
  const { clientId: client_id, clientName: client_name, ip } = origin
  await store.logs.append({
    type: mayHave ? 'cls' : 'f',
    description: mayHave
      ? link
        ? 'Link sent'
        : 'Code sent'
      : 'No user can log in with this address',
    client_id,
    client_name,
    user_name: email.slice(0, 256),
    ...(ip !== undefined && { ip }),
    connection: connection.name,
    connection_id: connection.id,
    strategy: connection.strategy,
    strategy_type: connector.type,
  })
  return { mayReceive: mayHave, userId: user?.userId }
}

function tooManyMails({ limit, endsAt }: TooMany, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  const headers = {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(Math.ceil(endsAt.getTime() / 1000)),
    'Retry-After': String(seconds),
  }
  return new ApiError('too_many_mails', { headers })
}
