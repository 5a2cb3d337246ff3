import { CborReader } from '../cbor/read-cbor.ts'
import { MdlError, type MdlErrorCode } from '../mdl-error.ts'

/** Where the status of a document is published. */
export type StatusReference =
  | { readonly kind: 'status_list'; readonly uri: string; readonly index: number }
  /**
   * Whether the reference is from an SD-JWT VC, whose status list is a JWT; that of an mdoc is a
   * CWT.
   */
  | { readonly kind: 'status_list_jwt'; readonly uri: string; readonly index: number }
  | { readonly kind: 'identifier_list'; readonly uri: string; readonly id: Uint8Array }

const code = 'mso_malformed'
const read = new CborReader(code)
const uriLengthMax = 2048

/**
 * Reads `status` of a MobileSecurityObject (Token Status List, section 6.3; ISO/IEC 18013-5:2025,
 * section 12.3.6). One without a supported mechanism is refused: a revocable document is never
 * accepted without checking its status.
 *
 * @throws MdlError `mso_malformed`, `status_unavailable`
 */
export function readStatusReference(value: unknown): StatusReference | undefined {
  if (value === undefined || value === null) return undefined
  const status = read.map(value, '`status`')
  if (status.has('status_list')) {
    const list = read.map(status.get('status_list'), '`status_list`')
    const index = read.integer(list.get('idx'), '`idx`')
    if (index < 0) throw new MdlError(code, '`idx` must not be negative.')
    return { kind: 'status_list', uri: uriOf(list.get('uri')), index }
  }
  if (status.has('identifier_list')) {
    const list = read.map(status.get('identifier_list'), '`identifier_list`')
    const id = read.bytes(list.get('id'), '`id`')
    return { kind: 'identifier_list', uri: uriOf(list.get('uri')), id }
  }
  throw new MdlError(
    'status_unavailable',
    '`status` has neither a `status_list` nor an `identifier_list`.',
  )
}

const uriOf = (value: unknown) => requireStatusUri(read.text(value, '`uri`'), code)

/** @throws MdlError with the code, unless the value is an https URL */
export function requireStatusUri(uri: unknown, code: MdlErrorCode): string {
  const isUrl = typeof uri === 'string' && uri.length <= uriLengthMax && URL.canParse(uri)
  if (isUrl && new URL(uri).protocol === 'https:') return uri
  throw new MdlError(code, '`uri` of `status` is not an https URL.')
}
