import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateForm: Handler<'updateForm'> = async ({ write, path, body }) => {
  const form = await write((store) => store.forms.update(path.id, body))
  if (!form) throw new ApiError('form_not_found')
  return { status: 200, body: form }
}
