import { samlp } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

/** `<Status>` (SAML Core, section 3.2.2.1). */
export interface Status {
  readonly code: string
  readonly detailCode?: string | undefined
  readonly message?: string | undefined
}

/** Writes a status, whose `detailCode` is the second-level code (SAML Core, section 3.2.2). */
export const writeStatus = ({ code, detailCode, message }: Status): XmlElement =>
  samlp(
    'Status',
    {},
    samlp('StatusCode', { Value: code }, detailCode && samlp('StatusCode', { Value: detailCode })),
    message && samlp('StatusMessage', {}, message),
  )
