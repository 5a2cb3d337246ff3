import { clientOfDocument } from '../../client-documents/client-of-document.ts'
import { fetchDocument } from '../../client-documents/fetch-document.ts'
import { showFields, showValidation } from '../../client-documents/show-document.ts'
import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireDocumentUrl } from './require-document-url.ts'
import { requireScope } from './require-scope.ts'

type Register = Handler<'createClientCimdRegistration'>

export const createClientCimdRegistration: Register = async (call) => {
  const { tenant, outbound, write, caller, body } = call
  const url = requireDocumentUrl(body)
  const fetched = await fetchDocument({ tenantId: tenant.id, outbound }, url)
  if ('problem' in fetched) throw refusal([fetched.problem])
  const { client, violations } = fetched
  if (!client) throw refusal(violations)
  const status = await write(async ({ clients }) => {
    const isNew = await clients.put(url, clientOfDocument(url, client))
    requireScope(caller, isNew ? 'create:clients' : 'update:clients', body, ['external_client_id'])
    return isNew ? 201 : 200
  })
  const mapped_fields = showFields(url, client, fetched)
  return { status, body: { client_id: url, mapped_fields, validation: showValidation(fetched) } }
}

function refusal(reasons: readonly string[]): ApiError {
  const message = `The client metadata document cannot be used: ${reasons.join('; ')}`
  return new ApiError('invalid_client_metadata', { message: message.replace(/\.?$/, '.') })
}
