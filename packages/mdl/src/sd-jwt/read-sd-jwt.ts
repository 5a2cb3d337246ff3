import { createHash } from 'node:crypto'
import { SDJwt } from '@sd-jwt/core'
import { MdlError } from '../mdl-error.ts'

/** A presented SD-JWT with key binding (RFC 9901, section 4), of which nothing is verified yet. */
export interface PresentedSdJwt {
  readonly issuerJwt: string
  readonly keyBindingJwt: string
  /** The text before the key binding JWT, which contains the digest of this text. */
  readonly bound: string
  readonly parsed: SDJwt
}

const disclosuresMax = 1000

/** Hash algorithms by their IANA names (RFC 9901, section 4.1.1). */
const hashes: ReadonlyMap<string, string> = new Map([
  ['sha-256', 'sha256'],
  ['sha-384', 'sha384'],
  ['sha-512', 'sha512'],
])

/** @throws MdlError `credential_malformed` for an unsupported algorithm */
export function hash(data: string | ArrayBuffer, algorithm: string): Uint8Array {
  const name = hashes.get(algorithm)
  if (name === undefined) {
    throw new MdlError('credential_malformed', '`_sd_alg` is not sha-256, sha-384 or sha-512.')
  }
  const bytes = typeof data === 'string' ? data : new Uint8Array(data)
  return new Uint8Array(createHash(name).update(bytes).digest())
}

/** @throws MdlError `credential_malformed`, `key_binding_invalid` */
export async function readSdJwt(presentation: string): Promise<PresentedSdJwt> {
  const [issuerJwt = '', ...others] = presentation.split('~')
  const keyBindingJwt = others.pop()
  if (keyBindingJwt === undefined || others.length > disclosuresMax) {
    throw malformed('The credential is not an SD-JWT.')
  }
  if (keyBindingJwt === '') {
    throw new MdlError('key_binding_invalid', 'The presentation has no key binding JWT.')
  }
  const bound = presentation.slice(0, presentation.length - keyBindingJwt.length)
  return { issuerJwt, keyBindingJwt, bound, parsed: await parse(presentation) }
}

async function parse(presentation: string): Promise<SDJwt> {
  try {
    return await SDJwt.fromEncode(presentation, hash)
  } catch (error) {
    if (error instanceof MdlError) throw error
    throw malformed('The credential is not an SD-JWT with disclosures.')
  }
}

const malformed = (message: string) => new MdlError('credential_malformed', message)
