import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getForm: Handler<'getForm'> = async ({ tenant, path, query }) => {
  const form = await tenant.store.forms.get(path.id, query.hydrate)
  if (!form) throw new ApiError('form_not_found')
  return { status: 200, body: form }
}
