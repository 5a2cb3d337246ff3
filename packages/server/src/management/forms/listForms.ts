import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listForms: Handler<'listForms'> = async ({ tenant, query, address }) =>
  answerOffset('forms', address, query, await tenant.store.forms.list(query))
