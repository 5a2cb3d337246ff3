import type { Schema } from '@latchkey/contract'
import { FormError, isObject, type Json, type JsonObject, objectIn, textIn } from '@latchkey/forms'
import { requireDatabaseConnection } from '../connectors/database-connection.ts'
import { ApiError } from '../errors.ts'
import { emailOf } from '../identifiers/identifiers.ts'
import { hashNewPassword } from '../passwords/hash-new-password.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { UserChange } from '../store/users/user-changes.ts'
import { writeVerifying } from '../tenant-mail/write-verifying.ts'
import type { FlowRun, RunFlowAction } from './flow-run.ts'
import { requireOwnClient } from './own-client.ts'
import { countMail } from './send-email.ts'

/** Reads a user of this tenant. */
export const getUser: RunFlowAction = async (run, params) => {
  await requireOwnClient(run, params, ['read:users'])
  const user = await run.tenant.store.users.get(textIn(params, 'user_id') ?? '')
  if (!user) throw new FormError('The user does not exist.')
  return JSON.parse(JSON.stringify(user))
}

/** Changes the metadata and the profile of a user of this tenant. */
export const updateUser: RunFlowAction = async (run, params) => {
  const change = objectIn(params, 'changes')
  requireMembers(change, members)
  const isMetadata = Object.keys(change).every((name) => name.endsWith('_metadata'))
  const further = isMetadata ? ['update:users_app_metadata'] : []
  await requireOwnClient(run, params, ['update:users', ...further])
  const user = await write(run, textIn(params, 'user_id') ?? '', change)
  if (!user) throw new FormError('The user does not exist.')
  return JSON.parse(JSON.stringify(user))
}

/** Creates a user in a database connection of this tenant, by the rules of the connection. */
export const createUser: RunFlowAction = async (run, params) => {
  const { tenant, services } = run
  const given = objectIn(params, 'payload')
  requireMembers(given, newMembers)
  await requireOwnClient(run, params, ['create:users'])
  const {
    password,
    verify_email: isRequested = false,
    ...user
  }: NewUser = JSON.parse(JSON.stringify(given))
  run.secrets.add(password)
  const author = authorOf(run, 'Create a user by a flow')
  const { mailer } = services
  const write = <T>(work: (store: Resources) => Promise<T>) => tenant.store.write(author, work)
  const created = await orFormError('created', async () => {
    const { connection, connector } = await requireDatabaseConnection(
      tenant.connectors,
      tenant.store,
      user.connection ?? '',
    )
    const accepted = connector.provisioning.acceptUser(
      { ...user, connection: connection.name },
      connection,
    )
    const { email, email_verified } = accepted
    if (isRequested && email !== undefined && !email_verified) await countMail(run, email)
    const passwordHash = await hashNewPassword(tenant, password, accepted, connection.options)
    return writeVerifying({ tenant, mailer, write }, { isRequested }, ({ users }) =>
      users.create({ ...accepted, ...(passwordHash !== undefined && { passwordHash }) }),
    )
  })
  return JSON.parse(JSON.stringify(created))
}

type NewUser = Partial<Schema<'UserDefinition'>>

const write = (run: FlowRun, userId: string, change: UserChange) =>
  orFormError('changed', () =>
    run.tenant.store.write({ ...authorOf(run, 'Change a user by a flow'), userId }, ({ users }) =>
      users.update(userId, change),
    ),
  )

const authorOf = ({ address }: FlowRun, description: string) => ({
  description,
  ...(address !== undefined && { ip: address }),
})

async function orFormError<T>(done: 'created' | 'changed', work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw new FormError(`The user was not ${done}: ${error.message}`)
    throw error
  }
}

/** The bounds of the management API: the most characters of a text, and members of metadata. */
const [textLengthMax, nameLengthMax, passwordLengthMax, pictureLengthMax] = [300, 150, 1024, 2048]
const metadataMembersMax = 1000

type Members = Readonly<Record<string, (value: Json) => boolean>>

/** The members that a flow changes, and what each must be. */
const members: Members = {
  user_metadata: isMetadata,
  app_metadata: isMetadata,
  name: isText,
  given_name: isNameText,
  family_name: isNameText,
  nickname: isText,
  blocked: isBoolean,
}

/** The members of a new user. Their connection has further rules of its own. */
const newMembers: Members = {
  ...members,
  connection: isText,
  email: isEmail,
  email_verified: isBoolean,
  password: (value) => isText(value, passwordLengthMax),
  phone_number: (value) => typeof value === 'string' && /^\+\d{1,15}$/.test(value),
  phone_verified: isBoolean,
  picture: (value) => isText(value, pictureLengthMax) && /^https?:\/\//i.test(String(value)),
  username: (value) => isText(value, 128),
  verify_email: isBoolean,
}

function isBoolean(value: Json): boolean {
  return typeof value === 'boolean'
}

function isEmail(value: Json): boolean {
  return typeof value === 'string' && emailOf(value) !== undefined
}

function isText(value: Json, lengthMax = textLengthMax): boolean {
  return typeof value === 'string' && value !== '' && value.length <= lengthMax
}

function isNameText(value: Json): boolean {
  return isText(value, nameLengthMax)
}

function isMetadata(value: Json): boolean {
  return isObject(value) && Object.keys(value).length <= metadataMembersMax
}

function requireMembers(given: JsonObject, known: Members): void {
  for (const [name, value] of Object.entries(given)) {
    const isValid = Object.hasOwn(known, name) ? known[name] : undefined
    if (!isValid) {
      throw new FormError(`A flow writes ${Object.keys(known).join(', ')}, and not ${name}.`)
    }
    if (!isValid(value)) throw new FormError(`\`${name}\` has a value that it cannot have.`)
  }
}
