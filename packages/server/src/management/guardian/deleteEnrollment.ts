import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteEnrollment: Handler<'deleteEnrollment'> = async ({ write, path }) => {
  const existed = await write((store) => store.authenticationMethods.deleteByDevice(path.id))
  if (!existed) throw new ApiError('enrollment_not_found')
  return { status: 204 }
}
