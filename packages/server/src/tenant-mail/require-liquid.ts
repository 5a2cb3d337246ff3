import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from './liquid.ts'
import { sampleVariables } from './variables.ts'

type Settings = Omit<Schema<'EmailTemplate'>, 'template'>
type ConnectionMail = Schema<'ConnectionOptions'>['email']

/**
 * A template that cannot be written today is not stored, so that no mail fails by it tomorrow.
 *
 * @throws ApiError `invalid_body`
 */
export function requireLiquid(settings: Settings): void {
  for (const member of ['body', 'subject', 'from', 'resultUrl'] as const) {
    requireWritable(member, settings[member], member, sampleVariables)
  }
}

/**
 * The same of the words of a connection, for a code and for a link.
 *
 * @throws ApiError `invalid_body`
 */
export function requireConnectionLiquid(mail: ConnectionMail): void {
  for (const member of ['body', 'subject', 'from'] as const) {
    for (const send of ['code', 'link'] as const) {
      const variables = { ...sampleVariables, send }
      const words = typeof mail === 'object' ? mail?.[member] : undefined
      requireWritable(member, words, `options.email.${member}`, variables)
    }
  }
}

function requireWritable(
  member: keyof Settings,
  text: string | null | undefined,
  place: string,
  variables: LiquidVariables,
): void {
  if (typeof text !== 'string') return
  try {
    renderLiquid(member === 'body' ? 'html' : 'text', text, variables)
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    throw refusedBody(`The Liquid template is invalid: ${error.message}`, place)
  }
}
