import { FormError, isObject, type Json, type JsonObject, objectIn, textIn } from '@latchkey/forms'
import { ApiError } from '../errors.ts'
import type { UserChange } from '../store/users/user-changes.ts'
import type { FlowRun, RunFlowAction } from './flow-run.ts'
import { requireOwnClient } from './own-client.ts'

/** Reads a user of this tenant. */
export const getUser: RunFlowAction = async (run, params) => {
  await requireOwnClient(run, params, ['read:users'])
  const user = await run.tenant.store.users.get(textIn(params, 'user_id') ?? '')
  if (!user) throw new FormError('The user does not exist.')
  return JSON.parse(JSON.stringify(user))
}

/** Changes the metadata and the profile of a user of this tenant. */
export const updateUser: RunFlowAction = async (run, params) => {
  const change = changeOf(objectIn(params, 'changes'))
  const isMetadata = Object.keys(change).every((name) => name.endsWith('_metadata'))
  const further = isMetadata ? ['update:users_app_metadata'] : []
  await requireOwnClient(run, params, ['update:users', ...further])
  const user = await write(run, textIn(params, 'user_id') ?? '', change)
  if (!user) throw new FormError('The user does not exist.')
  return JSON.parse(JSON.stringify(user))
}

async function write({ tenant, address }: FlowRun, userId: string, change: UserChange) {
  const author = {
    description: 'Change a user by a flow',
    userId,
    ...(address !== undefined && { ip: address }),
  }
  try {
    return await tenant.store.write(author, ({ users }) => users.update(userId, change))
  } catch (error) {
    if (error instanceof ApiError) throw new FormError(`The user was not changed: ${error.message}`)
    throw error
  }
}

/** The most characters of a member of the profile. */
const profileLengthMax = 300

/** The members that a flow changes, and what each must be. */
const members: Readonly<Record<string, (value: Json) => boolean>> = {
  user_metadata: isObject,
  app_metadata: isObject,
  name: isText,
  given_name: isText,
  family_name: isText,
  nickname: isText,
  blocked: (value) => typeof value === 'boolean',
}

function isText(value: Json): boolean {
  return typeof value === 'string' && value !== '' && value.length <= profileLengthMax
}

function changeOf(given: JsonObject): UserChange {
  for (const [name, value] of Object.entries(given)) {
    const isValid = Object.hasOwn(members, name) ? members[name] : undefined
    if (!isValid) {
      throw new FormError(`A flow changes ${Object.keys(members).join(', ')}, and not ${name}.`)
    }
    if (!isValid(value)) throw new FormError(`\`${name}\` has a value that it cannot have.`)
  }
  return given
}
