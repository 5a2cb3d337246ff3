import { ensureDefaultConnection } from '../../connectors/database-connection.ts'
import { acceptNewUser } from '../../identifiers/accept-identifiers.ts'
import { newPassword } from '../../passwords/new-password.ts'
import { historySizeOf } from '../../passwords/password-history.ts'
import { countedPassword } from '../../passwords/password-length.ts'
import { requireStrength } from '../../passwords/password-strength.ts'
import { Passwords } from '../../passwords/passwords.ts'
import type { Invocation } from '../invocation.ts'
import { promptPassword } from '../prompt-password.ts'
import { UsageError } from '../usage-error.ts'
import { withTenant } from '../with-store.ts'

/** Creates a user of the default database connection, with a prompted or generated password. */
export async function createUser(invocation: Invocation): Promise<void> {
  const email = emailOf(invocation)
  await withTenant(invocation, async ({ write }, { tenantId }) => {
    const author = { description: 'latchkey user create' }
    const connection = await write(author, ensureDefaultConnection)
    const accepted = acceptNewUser({ email }, connection)
    const chosen = await choosePassword((password) =>
      requireStrength(password, connection.options, accepted),
    )
    const counted = countedPassword(chosen.password, connection.options)
    const passwordHash = await new Passwords().hash(tenantId, counted)
    const user = { connection: connection.name, ...accepted, passwordHash }
    const { user_id = '' } = await write(author, ({ users }) => users.create(user))
    printUser(invocation, user_id, chosen)
  })
}

/** Sets the password of a user of the default database connection. */
export async function setPassword(invocation: Invocation): Promise<void> {
  const email = emailOf(invocation)
  await withTenant(invocation, async ({ write, userSearch }, { tenantId }) => {
    const author = { description: 'latchkey user set-password' }
    const connection = await write(author, ensureDefaultConnection)
    const user = (await userSearch.listByEmail(email)).find(({ identities }) =>
      identities?.some((identity) => identity.connection === connection.name),
    )
    if (user?.user_id === undefined) {
      const where = `${invocation.given('tenant')} has no user ${email}`
      throw new UsageError(`${where} in its connection ${connection.name}.`)
    }
    const userId = user.user_id
    const chosen = await choosePassword((password) =>
      requireStrength(password, connection.options, user),
    )
    const counted = countedPassword(chosen.password, connection.options)
    const passwordHash = await new Passwords().hash(tenantId, counted)
    const rememberedHashes = historySizeOf(connection.options)
    await write(author, ({ users }) => users.update(userId, { passwordHash, rememberedHashes }))
    printUser(invocation, userId, chosen)
  })
}

interface ChosenPassword {
  readonly password: string
  /** Whether it was generated, so that it must be printed. */
  readonly isMade: boolean
}

async function choosePassword(require: (password: string) => void): Promise<ChosenPassword> {
  const typed = await promptPassword()
  const password = typed === '' ? newPassword() : typed
  require(password)
  return { password, isMade: typed === '' }
}

function printUser({ print }: Invocation, userId: string, chosen: ChosenPassword): void {
  const { password, isMade } = chosen
  const shown = isMade ? `\n  password        ${password}   (shown this once)` : ''
  print({ user_id: userId, ...(isMade && { password }) }, `  user id         ${userId}${shown}`)
}

function emailOf({ given }: Invocation): string {
  const email = given('email')
  if (email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email)) return email
  throw new UsageError(`"${email}" is not an e-mail address. Write one such as ada@example.com.`)
}
