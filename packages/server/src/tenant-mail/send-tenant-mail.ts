import type { Schema } from '@latchkey/contract'
import { isSentByAction, sendByAction } from '../actions/run-notification.ts'
import { isMailAddress, type Mail, type Mailer, type TenantServer } from '../mail/mail.ts'
import { LiquidError, type LiquidVariables, RenderingTime, renderLiquid } from '../pages/liquid.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type MailFacts, variablesOf } from './variables.ts'

/** Liquid templates; an empty or absent one is replaced by a less specific one. */
type Words = Partial<Pick<Schema<'EmailTemplate'>, 'subject' | 'body' | 'from'>>

/** A mail of a tenant. Its own texts take precedence over the default ones. */
export interface TenantMail {
  /** The template for this kind of mail, which the tenant may have. */
  readonly template?: Schema<'EmailTemplateName'>
  /** Texts of the connection, which take precedence over those of the template. */
  readonly words?: Words | null | undefined
  readonly branding: ResolvedBranding
  /** The mail with the default texts; an optional mail has none. */
  readonly mail: Mail
  readonly facts: MailFacts
  /** Whether the mail is sent only if its template is enabled. */
  readonly isOptional?: boolean
}

/**
 * Sends a mail by the mail server of the tenant, or by the one of the installation. Returns at
 * once; errors are logged for the tenant, and the caller does not learn of them.
 */
export function sendTenantMail(mailer: Mailer, tenant: Tenant, tenantMail: TenantMail): void {
  const isByCode = isSentByAction(tenant, 'custom-email-provider')
  mailer[isByCode ? 'laterByCode' : 'later'](tenant.id, async () => {
    const { emailTemplates, emailProviders } = tenant.store
    const template = tenantMail.template && (await emailTemplates.findEnabled(tenantMail.template))
    if (!template && tenantMail.isOptional) return
    const mail = await write(tenant, tenantMail, template)
    const server = await emailProviders.findOpened()
    if (isCustom(server) && isByCode) {
      const reason = await mailByAction(tenant, mail, tenantMail.facts)
      // The reason may quote the mail.
      const shown = mail.secret ? reason?.replaceAll(mail.secret, '…') : reason
      return shown === undefined ? undefined : logLost(tenant, tenantMail, shown)
    }
    const onLost = (code: string) =>
      mailer.later(tenant.id, () => logLost(tenant, tenantMail, code))
    await mailer.send(mail, { tenantId: tenant.id, server, onLost }).catch(async (error) => {
      await logLost(tenant, tenantMail, String(error?.code ?? 'unknown'))
    })
  })
}

/** Whether the provider is `custom`, without a gateway: an action sends its mails. */
const isCustom = (server: TenantServer | undefined): boolean =>
  server !== undefined &&
  'credentials' in server &&
  server.name === 'custom' &&
  server.settings?.gateway_url === undefined

function mailByAction(tenant: Tenant, mail: Mail, { userId, clientId }: MailFacts) {
  const { to, fromName, fromAddress, subject, html, text, language: locale } = mail
  const notification = {
    message_type: mail.template ?? mail.kind.replaceAll('-', '_'),
    to,
    from: fromAddress === undefined ? fromName : `${fromName} <${fromAddress}>`,
    subject,
    html,
    text,
    locale,
  }
  return sendByAction(tenant, { trigger: 'custom-email-provider', notification, userId, clientId })
}

/**
 * The mail to send. Default texts replace those that the tenant has not set, or that cannot be
 * rendered.
 */
async function write(tenant: Tenant, tenantMail: TenantMail, template: Words = {}): Promise<Mail> {
  const { words, branding, facts, template: name } = tenantMail
  const mail = { ...tenantMail.mail, ...(name !== undefined && { template: name }) }
  const subject = words?.subject || template.subject || null
  const body = words?.body || template.body || null
  const from = words?.from || template.from || null
  if (!subject && !body && !from) return mail
  const variables = await variablesOf(tenant, branding, { email: mail.to, ...facts })
  try {
    return { ...mail, ...written({ subject, body, from }, variables) }
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    await logTemplateFailure(tenant, tenantMail, error)
    return mail
  }
}

function written({ subject, body, from }: Words, variables: LiquidVariables): Partial<Mail> {
  const time = new RenderingTime()
  const renderedSubject = subject && renderLiquid('text', subject, variables, time).trim()
  const html = body && renderLiquid('html', body, variables, time)
  const sender = from && senderOf(renderLiquid('text', from, variables, time))
  return { ...(renderedSubject && { subject: renderedSubject }), ...(html && { html }), ...sender }
}

/** Parses an e-mail address, or a name and an address in angle brackets (RFC 5322, section 3.4). */
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

const logLost = (tenant: Tenant, tenantMail: TenantMail, code: string) =>
  note(tenant, tenantMail, `A mail could not be delivered: ${remedies.get(code) ?? code}`, { code })

/** What an administrator must set, by the code of the failure. */
const remedies: ReadonlyMap<string, string> = new Map([
  [
    'gateway_url_missing',
    'the e-mail provider `custom` has no `settings.gateway_url`, and no action of the trigger `custom-email-provider`. Set it by PATCH /emails/provider',
  ],
])

/**
 * Logs why a template failed. The reason may quote the template, so the secret of the mail is
 * removed.
 */
function logTemplateFailure(
  tenant: Tenant,
  tenantMail: TenantMail,
  { message }: LiquidError,
): Promise<void> {
  const { secret } = tenantMail.mail
  const reason = secret ? message.replaceAll(secret, '…') : message
  const description = `A mail was sent with the default template, because the tenant's template failed: ${reason}`
  return note(tenant, tenantMail, description, {
    reason,
    template: tenantMail.template ?? 'connection',
  })
}

/** Logs the outcome of a mail for the tenant, without its content. */
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
