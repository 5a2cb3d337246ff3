import { ApiError } from '../../errors.ts'
import { newRecoveryCode } from '../../store/second-factors/second-factors.ts'
import type { Handler } from '../handler.ts'

export const rotateUserRecoveryCode: Handler<'rotateUserRecoveryCode'> = async ({
  write,
  path,
}) => {
  const code = newRecoveryCode()
  const isUser = await write(({ secondFactors }) =>
    secondFactors.setRecoveryCode({ userId: path.id }, code),
  )
  if (!isUser) throw new ApiError('user_not_found')
  return { status: 200, body: { recovery_code: code } }
}
