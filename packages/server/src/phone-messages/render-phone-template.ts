import type { Schema } from '@latchkey/contract'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { refusedBody } from '../errors.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from '../pages/liquid.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sampleVariables } from '../tenant-mail/variables.ts'

type Content = Schema<'PhoneTemplateContent'>

const methods = ['text', 'voice'] as const

/** A speech synthesizer pauses at an ellipsis. */
const sample: LiquidVariables = { ...sampleVariables, pause: '...' }

/**
 * Refuses a template that cannot be rendered, before a message fails because of it.
 *
 * @throws ApiError `invalid_body`
 */
export function requirePhoneLiquid({ body }: Content = {}): void {
  for (const method of methods) render(body?.[method], method, sample)
}

/**
 * Renders a template with sample values, and with the names of the tenant.
 *
 * @throws ApiError `invalid_body`
 */
export async function renderPhoneSample(
  tenant: Tenant,
  { body }: Content,
  method: 'text' | 'voice',
): Promise<string> {
  const { tenantName: friendly_name } = await resolveBranding(tenant)
  const { name, domain } = tenant
  return render(body?.[method], method, { ...sample, friendly_name, tenant: name, domain })
}

function render(text = '', method: string, variables: LiquidVariables): string {
  try {
    return renderLiquid('text', text, variables)
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    const reason = `The Liquid template is invalid: ${error.message}`
    throw refusedBody(reason, `content.body.${method}`)
  }
}
