import type { KeyObject } from 'node:crypto'
import { compactDecrypt } from 'jose'
import { MdlError } from '../mdl-error.ts'
import { credentialId } from './dcql.ts'

/** What a wallet responds with (OpenID4VP 1.0, section 8). */
export interface WalletResponse {
  /** Undefined over the Digital Credentials API, whose requests have none. */
  readonly state: string | undefined
  /** The DeviceResponse, or the error code (RFC 6749, section 4.1.2.1). */
  readonly presentation: Uint8Array | { readonly error: string }
}

const base64url = /^[\w-]+$/

/**
 * Reads a plain response (`direct_post`).
 *
 * @throws MdlError `malformed_response`
 */
export function readPlainResponse(form: URLSearchParams): WalletResponse {
  const token = form.get('vp_token')
  return {
    state: form.get('state') ?? undefined,
    presentation: errorOf(form.get('error')) ?? deviceResponseOf(jsonOf(token ?? '')),
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
    presentation: errorOf(error) ?? deviceResponseOf(token),
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

/** `vp_token` has exactly the credential of the query (section 8.1). */
function deviceResponseOf(token: unknown): Uint8Array {
  const entries = typeof token === 'object' && token !== null ? Object.entries(token) : []
  const [[id, presentations] = [], ...others] = entries
  const [presentation, ...more] = Array.isArray(presentations) ? presentations : []
  if (
    id !== credentialId ||
    others.length > 0 ||
    more.length > 0 ||
    typeof presentation !== 'string' ||
    !base64url.test(presentation)
  ) {
    throw malformed(`\`vp_token\` is not {"${credentialId}": ["<DeviceResponse in base64url>"]}.`)
  }
  return new Uint8Array(Buffer.from(presentation, 'base64url'))
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Not JSON: refused below, without quoting it.
  }
  throw malformed('The response of the wallet is not a JSON object.')
}

const malformed = (message: string) => new MdlError('malformed_response', message)
