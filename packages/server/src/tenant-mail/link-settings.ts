import type { Schema } from '@latchkey/contract'
import { LiquidError, renderLiquid } from '../pages/liquid.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type MailFacts, variablesOf } from './variables.ts'

/** The settings of a mail template about its link, by the names of tickets. */
export interface LinkSettings {
  readonly ttl_sec?: number
  readonly result_url?: string
  readonly includeEmailInRedirect?: boolean
}

/** Reads these settings; undefined unless the template is enabled. */
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

/**
 * Renders the URL to redirect to after the link. A text that is no web URL is left out, because
 * users would be redirected to it.
 */
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
