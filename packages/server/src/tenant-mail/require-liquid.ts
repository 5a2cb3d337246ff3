import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { LiquidError, renderLiquid } from './liquid.ts'
import { sampleVariables } from './variables.ts'

type Settings = Omit<Schema<'EmailTemplate'>, 'template'>

/**
 * A template that cannot be written today is not stored, so that no mail fails by it tomorrow.
 *
 * @throws ApiError `invalid_body`
 */
export function requireLiquid(settings: Settings): void {
  for (const member of ['body', 'subject', 'from', 'resultUrl'] as const) {
    const text = settings[member]
    if (typeof text !== 'string') continue
    try {
      renderLiquid(member === 'body' ? 'html' : 'text', text, sampleVariables)
    } catch (error) {
      if (!(error instanceof LiquidError)) throw error
      throw refusedBody(`It is no Liquid that can be written: ${error.message}`, member)
    }
  }
}
