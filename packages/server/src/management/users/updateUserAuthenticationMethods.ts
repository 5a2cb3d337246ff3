import type { Handler } from '../handler.ts'

export const updateUserAuthenticationMethods: Handler<'updateUserAuthenticationMethods'> = async ({
  write,
  path,
  body,
}) =>
  write(async ({ authenticationMethods }) => {
    await authenticationMethods.deleteOf(path.id, ['phone', 'email', 'totp'])
    for (const each of body) await authenticationMethods.create(path.id, each)
    return { status: 200, body: await authenticationMethods.listOf(path.id) }
  })
