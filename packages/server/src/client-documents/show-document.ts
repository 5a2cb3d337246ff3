import type { Schema } from '@latchkey/contract'
import type { FetchedDocument } from './fetch-document.ts'

/** The result of a validation, as the API answers it. */
export const showValidation = ({
  client,
  violations,
  warnings,
}: FetchedDocument): Schema<'ClientDocumentValidation'> => ({
  valid: client !== undefined,
  violations: [...violations],
  warnings: [...warnings],
})

/** The members of the client that a document describes, as the API answers them. */
export function showFields(
  external_client_id: string,
  client: NonNullable<FetchedDocument['client']>,
  { keys }: Pick<FetchedDocument, 'keys'>,
): Schema<'ClientDocumentFields'> {
  const byKeys = { client_authentication_methods: { private_key_jwt: { credentials: keys } } }
  return { external_client_id, ...client, ...(keys.length > 0 && byKeys) }
}
