import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteFlow: Handler<'deleteFlow'> = async ({ write, path }) => {
  const existed = await write((store) => store.flows.delete(path.id))
  if (!existed) throw new ApiError('flow_not_found')
  return { status: 204 }
}
