import { ApiError, refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createUserRiskAssessmentClearing: Handler<
  'createUserRiskAssessmentClearing'
> = async ({ tenant, write, path, body }) => {
  const user = await tenant.store.users.get(path.id)
  if (!user) throw new ApiError('user_not_found')
  if (!user.identities?.some(({ connection }) => connection === body.connection)) {
    throw refusedBody('The user has no identity in this connection', 'connection')
  }
  await write((store) => store.loginDevices.forget(path.id))
  return { status: 204 }
}
