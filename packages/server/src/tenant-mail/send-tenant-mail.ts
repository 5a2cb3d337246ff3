import type { Schema } from '@latchkey/contract'
import { isMailAddress, type Mail, type Mailer } from '../mail/mail.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from './liquid.ts'
import { type MailFacts, variablesOf } from './variables.ts'

/** In Liquid; what is empty or left out is said by others. */
type Words = Partial<Pick<Schema<'EmailTemplate'>, 'subject' | 'body' | 'from'>>

/** A mail of a tenant: in its words where it has some, else in ours. */
export interface TenantMail {
  /** The template that it may be written by, where there is one of the kind. */
  readonly template?: Schema<'EmailTemplateName'>
  /** Each of them counts before the template's. */
  readonly words?: Words | null | undefined
  readonly branding: ResolvedBranding
  /** In our words; of a mail that is sent only when there is a template, its bare frame. */
  readonly mail: Mail
  readonly facts: MailFacts
  /** Whether it is sent only when its template is enabled. */
  readonly isOptional?: boolean
}

/**
 * Sends a mail by the server of the tenant, or by ours where it has none. It returns at once: who
 * asked waits for none of it, and nothing fails by it.
 */
export function sendTenantMail(mailer: Mailer, tenant: Tenant, asked: TenantMail): void {
  mailer.later(tenant.id, async () => {
    const { emailTemplates, emailProviders } = tenant.store
    const template = asked.template && (await emailTemplates.findEnabled(asked.template))
    if (!template && asked.isOptional) return
    const mail = await write(tenant, asked, template)
    const server = await emailProviders.findOpened()
    const onLost = (code: string) => mailer.later(tenant.id, () => noteLost(tenant, asked, code))
    await mailer.send(mail, { tenantId: tenant.id, server, onLost }).catch(async (error) => {
      await noteLost(tenant, asked, String(error?.code ?? 'unknown'))
    })
  })
}

/** What the tenant leaves out, and what its words cannot write after all, is in ours. */
async function write(tenant: Tenant, asked: TenantMail, template: Words = {}): Promise<Mail> {
  const { words, branding, mail, facts } = asked
  const subject = words?.subject || template.subject || null
  const body = words?.body || template.body || null
  const from = words?.from || template.from || null
  if (!subject && !body && !from) return mail
  const variables = await variablesOf(tenant, branding, { email: mail.to, ...facts })
  try {
    return { ...mail, ...written({ subject, body, from }, variables) }
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    await noteUnwritten(tenant, asked, error)
    return mail
  }
}

function written({ subject, body, from }: Words, variables: LiquidVariables): Partial<Mail> {
  const said = subject && renderLiquid('text', subject, variables).trim()
  const html = body && renderLiquid('html', body, variables)
  const sender = from && senderOf(renderLiquid('text', from, variables))
  return { ...(said && { subject: said }), ...(html && { html }), ...sender }
}

/** An address, or a name and an address in angle brackets (RFC 5322, section 3.4). */
function senderOf(text: string): Partial<Pick<Mail, 'fromName' | 'fromAddress'>> {
  const [, quoted, plain, inBrackets] =
    /^\s*(?:"([^"]*)"|([^<"]*))\s*<([^<>]*)>\s*$/.exec(text) ?? []
  const address = (inBrackets ?? text).trim()
  const name = (quoted ?? plain ?? '').trim()
  return {
    ...(name !== '' && { fromName: name }),
    ...(isMailAddress(address) && { fromAddress: address }),
  }
}

const noteLost = (tenant: Tenant, asked: TenantMail, code: string) =>
  note(tenant, asked, `A mail could not be delivered: ${code}`, { code })

/** The reason repeats the words of the tenant alone; a secret in them would not be told either. */
function noteUnwritten(tenant: Tenant, asked: TenantMail, { message }: LiquidError): Promise<void> {
  const { secret } = asked.mail
  const reason = secret ? message.replaceAll(secret, '…') : message
  const description = `A mail was sent with the default template, because the tenant's template failed: ${reason}`
  return note(tenant, asked, description, { reason, template: asked.template ?? 'connection' })
}

/** Tells the tenant's log what became of a mail; never what it said. */
async function note(
  tenant: Tenant,
  { mail, facts }: TenantMail,
  description: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  const { userId, clientId, connection, ip } = facts
  await tenant.store.write({ description: 'Send a mail' }, ({ logs }) =>
    logs.append({
      type: 'fn',
      description,
      user_name: mail.to,
      ...(userId !== undefined && { user_id: userId }),
      ...(clientId !== undefined && { client_id: clientId }),
      ...(connection !== undefined && { connection }),
      ...(ip !== undefined && { ip }),
      details: { mail: mail.kind, ...details },
    }),
  )
}
