import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const revokeUserRememberedBrowsers: Handler<'revokeUserRememberedBrowsers'> = async ({
  write,
  path,
}) => {
  await write(async ({ users, secondFactors }) => {
    if (!(await users.get(path.id))) throw new ApiError('user_not_found')
    await secondFactors.revokeBrowsers(path.id)
  })
  return { status: 204 }
}
