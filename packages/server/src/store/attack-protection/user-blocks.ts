import type { Schema } from '@latchkey/contract'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { limitOf } from '../database/limits.ts'
import { soon } from '../database/statement-names.ts'
import { Prisma, type UserBlock as Row } from '../prisma/client.ts'
import { beginsWith } from '../rows/like.ts'
import type { Scope } from '../rows/scope.ts'
import { subjectOf } from '../second-factors/second-factors.ts'

type UserBlock = Schema<'UserBlock'>

/** A log-in attempt. */
export interface Attempt {
  /** The identifier as it was entered. */
  readonly identifier: string
  /** The canonical IP address. */
  readonly ip: string
  /** The name of the connection. */
  readonly connection: string
}

/** A block. Without `ip` it is for all addresses, and without `connection` for all connections. */
export type NewBlock = Pick<Attempt, 'identifier'> &
  Partial<Pick<Attempt, 'ip' | 'connection'>> & { readonly expiresAt: Date }

interface Considering {
  /** Whether to consider only connections with brute-force protection. */
  readonly consider_brute_force_enablement?: boolean
}

/** The blocked accounts of one tenant. An expired block has no effect. */
export interface UserBlocks {
  list(identifier: string, considering: Considering): Promise<UserBlock[]>
  /** The blocks of all identifiers of a user; undefined for an unknown user. */
  listOfUser(userId: string, considering: Considering): Promise<UserBlock[] | undefined>
  /** Blocks an account. If it is blocked already, the later end applies. */
  block(block: NewBlock): Promise<void>
  /**
   * Removes the blocks of an identifier, or only the one for an IP address, and the counted
   * failures.
   */
  delete(identifier: string, ip?: string): Promise<void>
  /** Removes the blocks of a user. @returns whether the user exists */
  deleteOfUser(userId: string): Promise<boolean>
}

/** The members of a block that are shown. */
type Listed = Pick<Row, 'identifier' | 'ip' | 'connection'>

interface Unblocked {
  readonly identifier: null
}

const listedMax = 1000
const anywhere = ''

export function userBlocks(scope: Scope): UserBlocks {
  const { database, tenantId, now, changes } = scope
  const table = database.userBlock
  const show = async (rows: readonly Listed[], considering: Considering) => {
    const isNarrowed = considering.consider_brute_force_enablement === true && rows.length > 0
    return (isNarrowed ? await protectedOnes(scope, rows) : rows).map(toWire)
  }
  const remove = async (identifiers: readonly string[], ip?: string) => {
    const of = { tenantId, identifier: { in: [...identifiers] } }
    const where = ip === undefined ? of : { ...of, ip }
    const forgotten = identifiers.map((each) => accountSubject(each, ip))
    const subjects = [
      ...forgotten.map((subject) => ({ subject })),
      ...(ip === undefined ? forgotten.map((each) => ({ subject: beginsWith(`${each} `) })) : []),
    ]
    const [rows] = await Promise.all([
      scope.locked.userBlock.findMany({ where, take: listedMax }),
      table.deleteMany({ where }),
      database.attempt.deleteMany({ where: { tenantId, OR: subjects } }),
    ])
    for (const row of rows) changes.deleted('user_block', toWire(row))
  }
  return {
    list: async (identifier, considering) =>
      show(await blocksOfIdentifier(scope, identifier), considering),
    async listOfUser(userId, considering) {
      const rows = await blocksOfUser(scope, userId)
      return rows && show(rows, considering)
    },
    async block({ identifier: typed, ip = anywhere, connection = anywhere, expiresAt }) {
      const identifier = typed.toLowerCase()
      const [row] = await database.$queryRaw<Row[]>`
        insert into user_blocks (tenant_id, identifier, ip, connection, created_at, expires_at)
        values (${tenantId}, ${identifier}, ${ip}, ${connection}, ${now()}, ${expiresAt})
        on conflict (tenant_id, identifier, ip, connection)
        do update set expires_at = greatest(user_blocks.expires_at, excluded.expires_at)
        returning *`
      if (row) changes.created('user_block', toWire(row))
    },
    delete: async (identifier, ip) => remove(await sameAccount(scope, identifier), ip),
    async deleteOfUser(userId) {
      const [identifiers] = await Promise.all([
        identifiersOf(scope, userId),
        database.attempt.deleteMany({ where: { tenantId, subject: subjectOf(userId) } }),
      ])
      if (identifiers) await remove(identifiers)
      return identifiers !== undefined
    },
  }
}

/** The subject by which failures of an account are counted, for one IP address or for all. */
export function accountSubject(identifier: string, ip?: string): string {
  return ip ? `account ${identifier} ${ip}` : `account ${identifier}`
}

/** SQL that begins with `known`, an identifier and the other identifiers of its accounts. */
function knownIdentifiers(tenantId: string, typed: string): Prisma.Sql {
  const identifier = typedIdentifier(typed)?.value ?? typed.toLowerCase()
  return Prisma.sql`${soon}
    with account as (
      select distinct user_id
        from user_identifiers
        join identities using (tenant_id, provider, provider_user_id)
       where tenant_id = ${tenantId} and identifier = ${identifier} limit ${limitOf(accountsMax)}),
    known as (
      select ${identifier} as identifier
       union ${identifiersIn(tenantId, Prisma.sql`select user_id from account`)})`
}

/** SQL for all identifiers of some users, whose ids are listed or selected. */
const identifiersIn = (tenantId: string, userIds: Prisma.Sql) => Prisma.sql`
  select lower(unnest(array[email, username, phone_number]))
    from users where tenant_id = ${tenantId} and user_id in (${userIds})
   union
  select lower(unnest(array[email, username, phone_number]))
    from identities where tenant_id = ${tenantId} and user_id in (${userIds})`

/** The most accounts of one identifier that are considered. */
const accountsMax = 100

/** Reads an identifier and the other identifiers of its accounts. */
async function sameAccount({ database, tenantId }: Scope, typed: string) {
  const beginning = knownIdentifiers(tenantId, typed)
  const rows = await database.$queryRaw<{ readonly identifier: string }[]>`${beginning}
    select identifier from known where identifier is not null`
  return rows.map(({ identifier }) => identifier)
}

/** Reads the blocks of an identifier and of the other identifiers of its accounts. */
function blocksOfIdentifier({ database, tenantId, now }: Scope, typed: string) {
  const beginning = knownIdentifiers(tenantId, typed)
  return database.$queryRaw<Listed[]>`${beginning}
    select identifier, ip, connection
      from user_blocks
     where tenant_id = ${tenantId} and expires_at > ${now()}
       and identifier in (select identifier from known)
     order by created_at, identifier, ip, connection limit ${limitOf(listedMax)}`
}

/**
 * Reads the blocks of all identifiers of a user by one statement, which answers one row without a
 * block for a user who has none.
 *
 * @returns undefined for an unknown user
 */
async function blocksOfUser(
  { database, tenantId, now }: Scope,
  userId: string,
): Promise<readonly Listed[] | undefined> {
  const rows = await database.$queryRaw<(Listed | Unblocked)[]>`${soon}
    select block.identifier, block.ip, block.connection
      from users
      left join lateral (
        select * from user_blocks
         where tenant_id = ${tenantId} and expires_at > ${now()}
           and identifier in (${identifiersIn(tenantId, Prisma.sql`${userId}`)})
         order by created_at, identifier, ip, connection limit ${limitOf(listedMax)}) block on true
     where users.tenant_id = ${tenantId} and users.user_id = ${userId}
     order by block.created_at, block.identifier, block.ip, block.connection`
  return rows.length === 0 ? undefined : rows.filter((row) => row.identifier !== null)
}

/** All identifiers of a user. */
async function identifiersOf(
  { database, tenantId }: Scope,
  userId: string,
): Promise<readonly string[] | undefined> {
  const select = { email: true, username: true, phoneNumber: true } as const
  const user = await database.user.findUnique({
    where: { tenantId_userId: { tenantId, userId } },
    select: { ...select, identities: { select } },
  })
  if (!user) return undefined
  const all = [user, ...user.identities].flatMap((each) => [
    each.email,
    each.username,
    each.phoneNumber,
  ])
  return [...new Set(all.filter((each) => each !== null).map((each) => each.toLowerCase()))]
}

async function protectedOnes(
  { database, tenantId }: Scope,
  rows: readonly Listed[],
): Promise<readonly Listed[]> {
  const names = rows.map(({ connection }) => connection)
  const where = { tenantId, name: { in: [...new Set(names)] } }
  const connections = await database.connection.findMany({ where })
  const on = connections.filter(({ settings }) => {
    const { options } = settings as { options?: Schema<'ConnectionOptions'> }
    return options?.brute_force_protection === true
  })
  const counting = new Set([anywhere, ...on.map(({ name }) => name)])
  return rows.filter(({ connection }) => counting.has(connection))
}

function toWire({ identifier, ip, connection }: Listed): UserBlock {
  return {
    identifier,
    ...(ip !== anywhere && { ip }),
    ...(connection !== anywhere && { connection }),
  }
}
