import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { documentUrlProblem } from '../../record-rules/document-url.ts'

/**
 * Reads the URL of a Client ID Metadata Document.
 *
 * @throws ApiError `invalid_body`
 */
export function requireDocumentUrl({
  external_client_id: url,
}: Schema<'ClientDocumentDefinition'>): string {
  const problem = documentUrlProblem(url)
  if (problem === undefined) return url
  throw refusedBody(`The URL ${problem}`, 'external_client_id')
}
