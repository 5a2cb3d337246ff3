import { attributeOf, malformed } from './elements.ts'
import { SamlError } from './saml-error.ts'
import type { XmlElement } from './xml-element.ts'

/** Tolerance for the difference between two clocks. */
const skewMs = 3 * 60 * 1000

/** SAML Core, section 1.3.3: UTC, to the second. */
export const writeInstant = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/

/** A time without a time zone is in UTC. @throws SamlError `message_malformed` */
export function instantOf(element: XmlElement, name: string): Date | undefined {
  const value = attributeOf(element, name)
  if (value === undefined) return undefined
  const isZoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(value)
  const at = new Date(isZoned ? value : `${value}Z`)
  if (value.length > 40 || !pattern.test(value) || Number.isNaN(at.getTime())) {
    throw malformed(`\`${name}\` must be a time in UTC.`)
  }
  return at
}

interface Window {
  readonly notBefore?: Date | undefined
  readonly notOnOrAfter?: Date | undefined
}

/** @throws SamlError `message_not_yet_valid`, `message_expired` */
export function refuseOutside({ notBefore, notOnOrAfter }: Window, now: Date): void {
  if (notBefore && notBefore.getTime() - skewMs > now.getTime()) {
    throw new SamlError('message_not_yet_valid', 'The message is not valid yet.')
  }
  if (notOnOrAfter && notOnOrAfter.getTime() + skewMs <= now.getTime()) {
    throw new SamlError('message_expired', 'The message is no longer valid.')
  }
}
