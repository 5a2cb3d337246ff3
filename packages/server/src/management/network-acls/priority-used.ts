import { ApiError } from '../../errors.ts'

/**
 * Converts the error of a used priority: PUT and PATCH document no 409, so they answer 400
 * `invalid_body`.
 */
export async function priorityUsedAsInvalidBody<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network_acl_priority_used') throw error
    const reason = '`priority` is already used by another network ACL'
    throw new ApiError('invalid_body', {
      message: `Payload validation error: '${reason}' on property priority.`,
      cause: error,
    })
  }
}
