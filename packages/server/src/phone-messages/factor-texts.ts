import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from '../pages/liquid.ts'
import { sampleVariables } from '../tenant-mail/variables.ts'
import type { PhoneMessage } from './phone-request.ts'

type Texts = Schema<'GuardianPhoneTemplatesDefinition'>

/**
 * Refuses texts of second factors that cannot be rendered, before a message fails because of them.
 *
 * @throws ApiError `invalid_body`
 */
export function requireFactorTexts(texts: Texts): void {
  for (const member of ['enrollment_message', 'verification_message'] as const) {
    for (const method of ['text', 'voice'] as const) {
      const variables = { ...sampleVariables, ...factorVariables(sampleVariables, method) }
      try {
        renderLiquid('text', texts[member], variables)
      } catch (error) {
        if (!(error instanceof LiquidError)) throw error
        throw refusedBody(`The Liquid template is invalid: ${error.message}`, member)
      }
    }
  }
}

/** The variables of these texts: those of phone templates, and some more. */
export function factorVariables(
  known: LiquidVariables,
  method: PhoneMessage['method'],
): LiquidVariables {
  const { friendly_name, domain, domain_metadata, request_language: locale } = known
  return {
    message_type: method === 'voice' ? 'voice' : 'sms',
    locale,
    requestInfo: { lang: locale },
    tenant: { friendly_name, friendlyName: friendly_name },
    custom_domain: { domain, domain_metadata },
  }
}
