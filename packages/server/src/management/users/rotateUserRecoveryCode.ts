import { ApiError } from '../../errors.ts'
import { newRecoveryCode } from '../../store/second-factors/second-factors.ts'
import type { Handler } from '../handler.ts'

export const rotateUserRecoveryCode: Handler<'rotateUserRecoveryCode'> = async ({
  write,
  path,
}) => {
  const code = newRecoveryCode()
  await write(async ({ users, secondFactors }) => {
    if (!(await users.get(path.id))) throw new ApiError('user_not_found')
    await secondFactors.setRecoveryCode({ userId: path.id }, code)
  })
  return { status: 200, body: { recovery_code: code } }
}
