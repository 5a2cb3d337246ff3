import type { KeyObject } from 'node:crypto'
import { MdlError } from '../mdl-error.ts'
import { type Certificate, isValidAt, keyUsage, mayUse } from './certificate.ts'
import { isIssuedBy } from './trust-anchors.ts'

/** The extended key usage of reader authentication (ISO/IEC 18013-5, annex B.1.7). */
export const readerPurpose = '1.0.18013.5.1.6'

/**
 * Requires that a chain, leaf first, can authenticate a reader: its leaf has the public key, is
 * valid now, conforms to the profile of annex B.1.7 and has the host as a subject alternative name,
 * and each certificate is issued by the next.
 *
 * @throws MdlError `reader_certificate_invalid`
 */
export function requireReaderChain(
  chain: readonly Certificate[],
  { key, host, now }: { readonly key: KeyObject; readonly host: string; readonly now: Date },
): void {
  const [leaf, ...others] = chain
  if (!leaf) throw invalid('The chain has no certificate.')
  const faults: readonly (readonly [boolean, string])[] = [
    [!leaf.x509.checkPrivateKey(key), 'does not match the private key'],
    [!isValidAt(leaf, now), 'is not valid at this time'],
    [leaf.isAuthority, 'is a CA certificate'],
    [!mayUse(leaf, keyUsage.digitalSignature), 'lacks the key usage digitalSignature'],
    [
      !leaf.extendedKeyUsages.includes(readerPurpose),
      `lacks the extended key usage of readers, ${readerPurpose}`,
    ],
    [leaf.x509.checkHost(host) === undefined, `does not name the host ${host}`],
  ]
  const fault = faults.find(([isFault]) => isFault)
  if (fault) throw invalid(`The first certificate ${fault[1]}.`)
  const broken = others.findIndex((each, at) => !isIssuedBy(chain[at] ?? leaf, each))
  if (broken >= 0) throw invalid(`Certificate ${broken + 2} has not issued the one before it.`)
}

const invalid = (message: string) => new MdlError('reader_certificate_invalid', message)
