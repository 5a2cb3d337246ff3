import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listUserAuthenticationMethods: Handler<'listUserAuthenticationMethods'> = async (
  call,
) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.authenticationMethods.list(path.id, query)
  return answerOffset('authenticators', address, query, page)
}
