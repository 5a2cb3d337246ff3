import type { Scope } from '../rows/scope.ts'

/** The columns of a user that lists of other resources show. */
export const userSummary = {
  select: {
    userId: true,
    email: true,
    username: true,
    phoneNumber: true,
    picture: true,
    name: true,
  },
} as const

interface UserColumns {
  readonly userId: string
  readonly email: string | null
  readonly username: string | null
  readonly phoneNumber: string | null
  readonly picture: string | null
  readonly name: string | null
}

/** A user in a list of another resource, in the member order of the hosted API. */
export function toUserSummary(
  { defaultPicture }: Pick<Scope, 'defaultPicture'>,
  user: UserColumns,
) {
  const { userId, email, name } = user
  const picture = user.picture ?? defaultPicture(user)
  return {
    user_id: userId,
    ...(email !== null && { email }),
    ...(picture !== undefined && { picture }),
    ...(name !== null && { name }),
  }
}
