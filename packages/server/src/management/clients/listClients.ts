import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { selectFields } from '../select-fields.ts'
import { showClient } from './show-client.ts'

export const listClients: Handler<'listClients'> = async ({ tenant, caller, query, address }) => {
  const page = await tenant.store.clients.list(query)
  const shown = await Promise.all(
    page.items.map((stored) => showClient({ caller, tenant }, stored)),
  )
  const items = shown.map((client) => selectFields(query, client, 'tenant'))
  return answerEither('clients', address, query, { ...page, items })
}
