import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

const typesOf = { 'google-authenticator': ['totp'], duo: [] } as const
const isProvider = (name: string): name is keyof typeof typesOf => Object.hasOwn(typesOf, name)

export const deleteUserMultifactorProvider: Handler<'deleteUserMultifactorProvider'> = async ({
  write,
  path,
}) => {
  const { id, provider } = path
  await write(async ({ authenticationMethods, logs }) => {
    const types = isProvider(provider) ? typesOf[provider] : []
    const deleted = await authenticationMethods.deleteOf(id, types)
    if (deleted > 0) await logs.append({ type: 'gd_unenroll', user_id: id })
  })
  if (isProvider(provider)) return { status: 204 }
  const message =
    "Path validation error: '`provider` must be `duo` or `google-authenticator`' on property provider."
  throw new ApiError('invalid_uri', { message })
}
