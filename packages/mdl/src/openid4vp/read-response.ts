import type { KeyObject } from 'node:crypto'
import { compactDecrypt } from 'jose'
import { MdlError } from '../mdl-error.ts'
import { isJsonObject, type JsonObject } from '../sd-jwt/json-object.ts'
import { credentialIds } from './dcql.ts'

/** The response of a wallet (OpenID4VP 1.0, section 8). */
export interface WalletResponse {
  /** Undefined with the Digital Credentials API, whose requests have no `state`. */
  readonly state: string | undefined
  /** The presentation, or the error code (RFC 6749, section 4.1.2.1). */
  readonly presentation: PresentedCredential | { readonly error: string }
}

/** A credential of a response, encoded in its format. */
export type PresentedCredential =
  | { readonly format: 'mso_mdoc'; readonly deviceResponse: Uint8Array }
  | { readonly format: 'dc+sd-jwt'; readonly sdJwt: string }

const base64url = /^[\w-]+$/
/** JWTs and disclosures, separated by tildes (RFC 9901, section 4). */
const compactSdJwt = /^[\w.~-]+$/

/**
 * Reads a plain response (`direct_post`).
 *
 * @throws MdlError `malformed_response`
 */
export function readPlainResponse(form: URLSearchParams): WalletResponse {
  const token = form.get('vp_token')
  return {
    state: form.get('state') ?? undefined,
    presentation: errorOf(form.get('error')) ?? credentialOf(jsonOf(token ?? '')),
  }
}

/**
 * Reads an encrypted response (`direct_post.jwt`, `dc_api.jwt`; section 8.3).
 *
 * @param key the private key of this session and its `kid`
 * @throws MdlError `malformed_response`, `session_undecryptable`
 */
export async function readEncryptedResponse(
  jwe: string,
  key: { readonly privateKey: KeyObject; readonly kid: string },
): Promise<WalletResponse> {
  const members = jsonOf(await decrypt(jwe, key))
  const { state, error, vp_token: token } = members
  return {
    state: typeof state === 'string' ? state : undefined,
    presentation: errorOf(error) ?? credentialOf(token),
  }
}

async function decrypt(
  jwe: string,
  { privateKey, kid }: { readonly privateKey: KeyObject; readonly kid: string },
): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(
      jwe,
      (header) => {
        if (header.kid !== undefined && header.kid !== kid) throw new Error('another key')
        return privateKey
      },
      {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A128GCM', 'A256GCM'],
      },
    )
    return Buffer.from(plaintext).toString('utf8')
  } catch {
    throw new MdlError(
      'session_undecryptable',
      'The response is not a JWE for the key of this session.',
    )
  }
}

const errorOf = (error: unknown) =>
  typeof error === 'string' ? { error: error.slice(0, 64) } : undefined

/** `vp_token` has exactly one presentation of one of the requested credentials (section 8.1). */
function credentialOf(token: unknown): PresentedCredential {
  const entries = typeof token === 'object' && token !== null ? Object.entries(token) : []
  const [[id, presentations] = [], ...others] = entries
  const [presentation, ...more] = Array.isArray(presentations) ? presentations : []
  const isOne = others.length === 0 && more.length === 0 && typeof presentation === 'string'
  if (isOne && id === credentialIds.mdoc && base64url.test(presentation)) {
    const deviceResponse = new Uint8Array(Buffer.from(presentation, 'base64url'))
    return { format: 'mso_mdoc', deviceResponse }
  }
  if (isOne && id === credentialIds.sdJwt && compactSdJwt.test(presentation)) {
    return { format: 'dc+sd-jwt', sdJwt: presentation }
  }
  const { mdoc, sdJwt } = credentialIds
  throw malformed(
    `\`vp_token\` is neither {"${mdoc}": ["<DeviceResponse in base64url>"]} ` +
      `nor {"${sdJwt}": ["<SD-JWT with key binding>"]}.`,
  )
}

function jsonOf(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value)) return value
  } catch {
    // Not JSON: refused below, without quoting it.
  }
  throw malformed('The response of the wallet is not a JSON object.')
}

const malformed = (message: string) => new MdlError('malformed_response', message)
