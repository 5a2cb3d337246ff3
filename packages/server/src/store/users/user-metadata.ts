import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { mergeMetadata } from '../../merge-members.ts'
import { Prisma } from '../prisma/client.ts'
import type { UserRow } from './user-wire.ts'

/** The columns of metadata that a patch changes. */
export function metadataOf(
  row: Pick<UserRow, 'userMetadata' | 'appMetadata'>,
  { user_metadata, app_metadata }: Pick<Schema<'UserPatch'>, 'user_metadata' | 'app_metadata'>,
) {
  return {
    ...(user_metadata && {
      userMetadata: merged('user_metadata', row.userMetadata, user_metadata),
    }),
    ...(app_metadata && { appMetadata: merged('app_metadata', row.appMetadata, app_metadata) }),
  }
}

/** The columns of metadata as they are read. */
export function readMetadata({ userMetadata, appMetadata }: ReturnType<typeof metadataOf>) {
  return {
    ...(userMetadata && { userMetadata: orNull(userMetadata) }),
    ...(appMetadata && { appMetadata: orNull(appMetadata) }),
  }
}

const orNull = (written: ReturnType<typeof merged>) => (written === Prisma.DbNull ? null : written)

/**
 * The most characters of each kind of metadata as JSON: the limit of one request applies to several
 * too.
 */
const metadataCharactersMax = 1024 * 1024

type Name = 'user_metadata' | 'app_metadata'

/**
 * Merges a patch into metadata; an empty object removes all. Afterwards the public API answers an
 * empty `user_metadata`, and no `app_metadata`.
 */
function merged(name: Name, before: Prisma.JsonValue, patch: Readonly<Record<string, unknown>>) {
  if (Object.keys(patch).length === 0) return name === 'user_metadata' ? {} : Prisma.DbNull
  const text = JSON.stringify(mergeMetadata(before as Record<string, unknown> | null, patch))
  if (text.length > metadataCharactersMax) {
    throw refusedBody(
      `\`${name}\` must have at most ${metadataCharactersMax} characters of JSON`,
      name,
    )
  }
  const after: Prisma.JsonObject = JSON.parse(text)
  return after
}
