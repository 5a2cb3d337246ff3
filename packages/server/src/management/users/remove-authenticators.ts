import type { Context } from '../handler.ts'

/**
 * Deletes all second factors of a user.
 *
 * @throws ApiError `user_not_found`
 */
export async function removeAuthenticators(
  { write }: Pick<Context, 'write'>,
  userId: string,
): Promise<void> {
  await write(async ({ authenticationMethods, secondFactors, logs }) => {
    await authenticationMethods.deleteOf(userId)
    await Promise.all([secondFactors.revokeBrowsers(userId), secondFactors.forgive(userId)])
    await logs.append({ type: 'gd_unenroll', user_id: userId })
  })
}
