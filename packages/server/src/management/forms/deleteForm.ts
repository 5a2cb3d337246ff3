import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteForm: Handler<'deleteForm'> = async ({ write, path }) => {
  const existed = await write((store) => store.forms.delete(path.id))
  if (!existed) throw new ApiError('form_not_found')
  return { status: 204 }
}
