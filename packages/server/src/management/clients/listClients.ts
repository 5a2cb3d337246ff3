import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'
import { showClients } from './show-client.ts'

export const listClients: Handler<'listClients'> = async ({ tenant, caller, query, address }) => {
  const page = await tenant.store.clients.list(query)
  const shown = await showClients({ caller, tenant }, page.items)
  const items = shown.map(fieldSelection(query, 'tenant'))
  return answerEither('clients', address, query, { ...page, items })
}
