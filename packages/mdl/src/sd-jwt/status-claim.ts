import { MdlError } from '../mdl-error.ts'
import { requireStatusUri, type StatusReference } from '../status/status-reference.ts'
import { memberOf } from './json-object.ts'

/**
 * Reads `status` of a credential (Token Status List, section 6.2). One without a supported
 * mechanism is refused: a revocable credential is never accepted without checking its status.
 *
 * @throws MdlError `credential_malformed`, `status_unavailable`
 */
export function readJwtStatus(status: unknown): StatusReference | undefined {
  if (status === undefined) return undefined
  const list = memberOf(status, 'status_list')
  if (list === undefined) {
    throw new MdlError('status_unavailable', '`status` has no `status_list`.')
  }
  const [index, uri] = [memberOf(list, 'idx'), memberOf(list, 'uri')]
  if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0) {
    throw new MdlError('credential_malformed', '`idx` of `status_list` is not an index.')
  }
  return { kind: 'status_list_jwt', uri: requireStatusUri(uri, 'credential_malformed'), index }
}
