import type { X509Certificate } from 'node:crypto'

/**
 * The end of the validity period of a certificate.
 *
 * @returns undefined if it is no time: Node.js also reads certificates with a month 99
 */
export function endOf({ validTo }: Pick<X509Certificate, 'validTo'>): Date | undefined {
  const end = new Date(validTo)
  return Number.isNaN(end.getTime()) ? undefined : end
}
