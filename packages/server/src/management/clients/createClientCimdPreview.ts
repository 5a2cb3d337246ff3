import { fetchDocument } from '../../client-documents/fetch-document.ts'
import { showFields, showValidation } from '../../client-documents/show-document.ts'
import type { Handler } from '../handler.ts'
import { requireDocumentUrl } from './require-document-url.ts'

export const createClientCimdPreview: Handler<'createClientCimdPreview'> = async (call) => {
  const { tenant, outbound, body } = call
  const url = requireDocumentUrl(body)
  const [fetched, existing] = await Promise.all([
    fetchDocument({ tenantId: tenant.id, outbound }, url),
    tenant.store.clients.get(url),
  ])
  const known = existing && { client_id: url }
  if ('problem' in fetched) return { status: 200, body: { ...known, errors: [fetched.problem] } }
  const { client } = fetched
  const mapped = client && { mapped_fields: showFields(url, client, fetched) }
  return { status: 200, body: { ...known, validation: showValidation(fetched), ...mapped } }
}
