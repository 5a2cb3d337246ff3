import type { Schema } from '@latchkey/contract'
import { LiquidError, renderLiquid } from '../pages/liquid.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type MailFacts, variablesOf } from './variables.ts'

/** The link settings of a mail template, in the terms of a ticket. */
export interface LinkSettings {
  readonly ttl_sec?: number
  readonly result_url?: string
  readonly includeEmailInRedirect?: boolean
}

/** Undefined without an enabled template. */
export async function linkSettings(
  tenant: Tenant,
  name: Schema<'EmailTemplateName'>,
  facts: MailFacts,
): Promise<LinkSettings> {
  const template = await tenant.store.emailTemplates.findEnabled(name)
  if (!template) return {}
  const { urlLifetimeInSeconds: ttl_sec, includeEmailInRedirect, resultUrl } = template
  const result_url = resultUrl ? await addressOf(tenant, resultUrl, facts) : undefined
  return {
    ...(ttl_sec && { ttl_sec }),
    ...(includeEmailInRedirect && { includeEmailInRedirect }),
    ...(result_url !== undefined && { result_url }),
  }
}

/** An address that is no web URL is left out, because users would be redirected to it. */
async function addressOf(
  tenant: Tenant,
  template: string,
  facts: MailFacts,
): Promise<string | undefined> {
  const branding = { tenantName: tenant.name, language: 'en' } as const
  try {
    const text = renderLiquid('text', template, await variablesOf(tenant, branding, facts)).trim()
    return /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : undefined
  } catch (error) {
    if (error instanceof LiquidError) return undefined
    throw error
  }
}
