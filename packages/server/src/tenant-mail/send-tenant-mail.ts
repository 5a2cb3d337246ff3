import type { Schema } from '@latchkey/contract'
import { isMailAddress, type Mail, type Mailer } from '../mail/mail.ts'
import type { Look } from '../pages/look.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from './liquid.ts'
import { type MailFacts, variablesOf } from './variables.ts'

type Template = Schema<'EmailTemplate'>

/** A mail of a tenant: in its words where it has some, else in ours. */
export interface TenantMail {
  /** The template that it may be written by. */
  readonly template: Schema<'EmailTemplateName'>
  readonly look: Look
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
  mailer.later(async () => {
    const { store } = tenant
    const template = await store.emailTemplates.findEnabled(asked.template)
    if (!template && asked.isOptional) return
    const variables = template && (await variablesOf(tenant, asked.look, asked.facts))
    const mail = template && variables ? written(template, variables, asked.mail) : asked.mail
    const server = await store.emailProviders.findOpened()
    const onLost = (code: string) => mailer.later(() => noteLost(tenant, asked, code))
    await mailer.send(mail, { tenantId: tenant.id, server, onLost }).catch(async (error) => {
      await noteLost(tenant, asked, String(error?.code ?? 'unknown'))
    })
  })
}

/** What the template leaves out, and what it cannot write after all, is in our words. */
function written(template: Template, variables: LiquidVariables, mail: Mail): Mail {
  try {
    const subject = template.subject && renderLiquid('text', template.subject, variables)
    const html = template.body && renderLiquid('html', template.body, variables)
    const from = template.from && senderOf(renderLiquid('text', template.from, variables))
    return { ...mail, ...(subject && { subject }), ...(html && { html }), ...from }
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    return mail
  }
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

/** Tells the tenant's log that a mail was not delivered; never what it said. */
async function noteLost(tenant: Tenant, { mail, facts }: TenantMail, code: string): Promise<void> {
  const { userId, clientId, connection, ip } = facts
  await tenant.store.write({ description: 'Send a mail' }, ({ logs }) =>
    logs.append({
      type: 'fn',
      description: `A mail was not delivered: ${code}`,
      user_name: mail.to,
      ...(userId !== undefined && { user_id: userId }),
      ...(clientId !== undefined && { client_id: clientId }),
      ...(connection !== undefined && { connection }),
      ...(ip !== undefined && { ip }),
      details: { mail: mail.kind, code },
    }),
  )
}
