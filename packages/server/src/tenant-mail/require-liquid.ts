import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from '../pages/liquid.ts'
import { sampleVariables } from './variables.ts'

type Settings = Omit<Schema<'EmailTemplate'>, 'template'>
type ConnectionMail = Schema<'ConnectionOptions'>['email']

/**
 * Refuses a template that cannot be rendered, before a mail fails because of it.
 *
 * @throws ApiError `invalid_body`
 */
export function requireLiquid(settings: Settings): void {
  for (const member of ['body', 'subject', 'from', 'resultUrl'] as const) {
    requireWritable(member, settings[member], member, sampleVariables)
  }
}

/**
 * Refuses such texts of a connection, for codes and links.
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
