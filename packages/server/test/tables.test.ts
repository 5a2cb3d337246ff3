import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase, until } from '@latchkey/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import fc from 'fast-check'
import { type Database, openDatabase } from '../src/store/database/database.ts'
import { Prisma, PrismaClient } from '../src/store/prisma/client.ts'
import { Deadline, runUntil } from '../src/timing/deadline.ts'

type Tables = Prisma.TransactionClient
/** The operations of tables, on one of two tenants with equal rows. */
type Question = (tables: Tables, tenantId: string) => Promise<unknown>

const [ofOurs, ofPrisma] = ['ten_ours', 'ten_prisma']
const at = new Date('2026-01-02T03:04:05.678Z')
const times = { createdAt: at, updatedAt: at }
const day = new Date('2026-01-02T00:00:00Z')

let test: TestDatabase
let database: Database
let prisma: PrismaClient
beforeAll(async () => {
  test = await createTestDatabase()
  const onError = () => undefined
  database = openDatabase({ url: test.url, poolSize: 2, timeoutMs: 10_000, onError })
  prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: test.url }) })
  for (const tenantId of [ofOurs, ofPrisma]) await fill(database, tenantId)
})
afterAll(async () => {
  await prisma.$disconnect()
  await database.close()
  await test.drop()
})

async function fill(tables: Tables, tenantId: string): Promise<void> {
  await tables.tenant.create({
    data: { id: tenantId, name: tenantId, domain: `${tenantId}.example`, createdAt: at },
  })
  const settings = [{}, { any: true, deep: { a: [1, 'é'] } }, { any: null }]
  for (const [number, setting] of settings.entries()) {
    const client = { tenantId, clientId: `client-${number}`, secretHash: '', ...times }
    await tables.client.create({ data: { ...client, name: `100%_${number}`, settings: setting } })
  }
  const api = { tenantId, id: 'api', identifier: 'https://api', ...times }
  await tables.resourceServer.create({ data: { ...api, scopes: [{ value: 'read' }] } })
  const grant = { tenantId, id: 'grant', clientId: 'client-1', audience: 'https://api', ...times }
  await tables.clientGrant.create({ data: { ...grant, scope: ['read'], settings: { any: true } } })
  const connection = { tenantId, id: 'con', name: 'people', strategy: 'auth0', ...times }
  await tables.connection.create({ data: connection })
  for (const number of [1, 2, 3]) {
    const userId = `auth0|${number}`
    const nickname = number === 2 ? null : `n${number}`
    await tables.user.create({ data: { tenantId, userId, nickname, ...times } })
    for (const position of [1, 0]) {
      const providerUserId = `${number}-${position}`
      const place = { tenantId, userId, connectionId: 'con', provider: 'auth0', position }
      await tables.identity.create({ data: { ...place, providerUserId, createdAt: at } })
    }
  }
  await tables.role.create({ data: { tenantId, id: 'role', name: 'Role', ...times } })
}

/** Rows of both tenants are equal except for the tenant's id. */
const comparable = (answer: unknown): unknown => {
  if (typeof answer === 'string') return answer.replace(/ten_(ours|prisma)/g, 'ten')
  if (Array.isArray(answer)) return answer.map(comparable)
  if (answer instanceof Date || answer === null || typeof answer !== 'object') return answer
  if (answer instanceof Uint8Array) return [...answer]
  return Object.fromEntries(Object.entries(answer).map(([name, each]) => [name, comparable(each)]))
}

const idOf = (tenantId: string, id: string) => ({ tenantId_id: { tenantId, id } })
const userKey = { tenantId_userId: { tenantId: ofOurs, userId: 'auth0|1' } }
const withIdentities = {
  identities: {
    orderBy: { position: 'asc' },
    include: { connection: { select: { name: true } } },
  },
} as const

/** The users that match a condition. */
const users = (where: Prisma.UserWhereInput): Question => {
  return (tables, tenantId) =>
    tables.user.findMany({
      where: { tenantId, ...where },
      select: { userId: true },
      orderBy: { userId: 'asc' },
    })
}
const clients = (where: Prisma.ClientWhereInput): Question => {
  return (tables, tenantId) =>
    tables.client.findMany({ where: { tenantId, ...where }, orderBy: { clientId: 'asc' } })
}

const questions: Readonly<Record<string, Question>> = {
  'one row by its key': (tables, tenantId) =>
    tables.role.findUnique({ where: idOf(tenantId, 'role') }),
  'one that is not there': (tables, tenantId) =>
    tables.role.findUnique({ where: idOf(tenantId, 'none') }),
  'a row with those it leads to': (tables, tenantId) =>
    tables.user.findUnique({
      where: { tenantId_userId: { tenantId, userId: 'auth0|1' } },
      include: withIdentities,
    }),
  'a row with the one it belongs to': (tables, tenantId) =>
    tables.identity.findFirst({
      where: { tenantId, providerUserId: '1-0' },
      include: { user: { include: withIdentities } },
    }),
  'some columns, and some of rows besides': (tables, tenantId) =>
    tables.client.findMany({
      where: { tenantId },
      orderBy: { clientId: 'asc' },
      select: {
        clientId: true,
        settings: true,
        clientGrants: { where: { subjectType: 'client' }, select: { scope: true }, take: 1 },
      },
    }),
  'a page': (tables, tenantId) =>
    tables.user.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'asc' }, { userId: 'desc' }],
      skip: 1,
      take: 2,
    }),
  'a page of rows with those they lead to': (tables, tenantId) =>
    tables.user.findMany({
      where: { tenantId },
      orderBy: { userId: 'desc' },
      skip: 1,
      take: 2,
      include: withIdentities,
    }),
  'a number of rows': (tables, tenantId) => tables.user.count({ where: { tenantId } }),
  'a number of rows up to a bound': (tables, tenantId) =>
    tables.user.count({ where: { tenantId }, take: 2 }),
  'a list of values': users({ userId: { in: ['auth0|1', 'auth0|3'] } }),
  'no value at all': users({ userId: { in: [] } }),
  'other values': users({ userId: { notIn: ['auth0|1'] } }),
  null: users({ nickname: null }),
  'not null': users({ nickname: { not: null } }),
  'another value, which null is not': users({ nickname: { not: 'n1' } }),
  bounds: users({ userId: { gt: 'auth0|1', lte: 'auth0|2' }, createdAt: { gte: at } }),
  alternatives: users({ OR: [{ nickname: null }, { AND: [{ nickname: 'n1' }, {}] }] }),
  'no alternative': users({ OR: [] }),
  'what is not so': users({ NOT: { nickname: 'n1' } }),
  'rows that some others refer to': users({ identities: { some: { position: 0 } } }),
  'rows that refer to one of some kind': (tables, tenantId) =>
    tables.clientGrant.findMany({
      where: { tenantId, client: { is: { name: '100%_1' } } },
      select: { id: true },
    }),
  'a part of a text': clients({ name: { contains: '0\\%\\_', mode: 'insensitive' } }),
  'an end of a text': clients({ name: { endsWith: '2' } }),
  'a value in JSON': clients({ settings: { path: ['any'], equals: true } }),
  'no value in JSON': clients({ settings: { path: ['any'], equals: Prisma.DbNull } }),
  'any value in JSON': clients({ settings: { path: ['any'], not: Prisma.AnyNull } }),
  'JSON of rows that refer to it': clients({
    clientGrants: { some: { settings: { path: ['any'], equals: true } } },
  }),
  'a row that is made, changed and removed': async (tables, tenantId) => {
    const where = idOf(tenantId, 'made')
    const data = { tenantId, id: 'made', name: "It's", description: null, ...times }
    return [
      await tables.role.create({ data }),
      await tables.role.update({ where, data: { description: 'é' } }),
      await tables.role.update({ where, data: {} }),
      await tables.role.delete({ where }),
    ]
  },
  'rows that may be there': async (tables, tenantId) => {
    const row = { tenantId, roleId: 'role', resourceServerId: 'api', createdAt: at }
    const permissions = ['a', 'b'].map((permissionName) => ({ ...row, permissionName }))
    const include = { resourceServer: { select: { identifier: true, scopes: true } } }
    const given = { skipDuplicates: true, include }
    const { rolePermission: table } = tables
    return [
      await table.createMany({ data: permissions.slice(1), skipDuplicates: true }),
      await table.createManyAndReturn({ data: permissions, ...given }),
      await table.createMany({ data: permissions, skipDuplicates: true }),
      await table.deleteMany({
        where: { tenantId, OR: permissions.map(({ permissionName }) => ({ permissionName })) },
      }),
    ]
  },
  'many rows at once': async (tables, tenantId) => {
    const where = { tenantId, nickname: { not: null } }
    return [
      await tables.user.updateMany({ where, data: { loginsCount: { increment: 2 } } }),
      (await tables.user.updateManyAndReturn({ where, data: { blocked: true } })).length,
      await tables.user.findMany({ where: { tenantId }, orderBy: { userId: 'asc' } }),
    ]
  },
  'a row that is made or changed': async (tables, tenantId) => {
    const key = { tenantId, prompt: 'login', language: 'en' }
    const [where, create] = [{ tenantId_prompt_language: key }, { ...key, texts: { a: 1 } }]
    const write = () => tables.promptText.upsert({ where, create, update: { texts: { b: 2 } } })
    return [await write(), await write()]
  },
  'null in a column of JSON': async (tables, tenantId) => {
    const where = { tenantId_userId: { tenantId, userId: 'auth0|3' } }
    const change = (userMetadata: Exclude<Prisma.UserUpdateInput['userMetadata'], undefined>) =>
      tables.user.update({ where, data: { userMetadata } })
    const none = { userMetadata: { equals: Prisma.DbNull } }
    return [
      await change({ a: [null, 'x', 1.5] }),
      await change(Prisma.JsonNull),
      await users(none)(tables, tenantId),
      await change(Prisma.DbNull),
      await users(none)(tables, tenantId),
    ]
  },
  'lists of texts': async (tables, tenantId) => {
    const where = idOf(tenantId, 'grant')
    const lists = [
      [],
      ['read', 'create:books'],
      ['', 'a,b', ' c ', '"d"', '\\e', '{f}', 'NULL', 'null', "it's", 'é\n'],
    ]
    const found: unknown[] = []
    for (const scope of [...lists, ['read']]) {
      await tables.clientGrant.update({ where, data: { scope } })
      found.push(await tables.clientGrant.findUnique({ where }))
    }
    return found
  },
  'long integers': async (tables, tenantId) => {
    const data = { tenantId, id: 'passkey', userId: 'auth0|1', type: 'passkey', confirmed: true }
    const signCounter = 2n ** 53n + 1n
    await tables.authenticationMethod.create({ data: { ...data, signCounter, createdAt: at } })
    const where = { tenantId, signCounter: { gt: 2n ** 53n } }
    return tables.authenticationMethod.findMany({ where })
  },
  days: async (tables, tenantId) => {
    await tables.dailyStatistic.create({ data: { tenantId, day, ...times } })
    return tables.dailyStatistic.findMany({ where: { tenantId, day: { gte: day } } })
  },
  bytes: async (tables, tenantId) => {
    const job = { tenantId, id: 'job', type: 't', status: 's', author: {}, createdAt: at }
    await tables.job.create({ data: { ...job, workedAt: at } })
    const content = new Uint8Array([0, 255, 92])
    await tables.jobPart.create({ data: { tenantId, jobId: 'job', number: 1, content } })
    return tables.jobPart.findMany({ where: { tenantId } })
  },
  'statements of our own': async (tables, tenantId) => {
    const ids = ['auth0|1', 'auth0|2']
    return [
      await tables.$queryRaw`
        select count(*), min(created_at) as first, array_agg(user_id order by user_id) as ids,
               json_build_object('a', 1) as json, 1.5::float8 as number, null as nothing
          from users where tenant_id = ${tenantId} and user_id = any (${ids})
           and created_at = ${at}`,
      await tables.$executeRaw`update users set name = 'x' where tenant_id = ${tenantId}`,
      await tables.$queryRawUnsafe('select $1::int as one', 1),
    ]
  },
}

describe('the tables answer as Prisma does', () => {
  it.each(Object.keys(questions))('%s', async (name) => {
    const question = questions[name] as Question
    const ours = await database.transaction((tables) => question(tables, ofOurs))
    const prismas = await prisma.$transaction((tables) => question(tables, ofPrisma))
    expect(comparable(ours)).toEqual(comparable(prismas))
  })

  it('outside of transactions too', async () => {
    const names = ['a page', 'a number of rows', 'a row with those it leads to']
    for (const name of names) {
      const question = questions[name] as Question
      const prismas = await question(prisma, ofPrisma)
      expect(comparable(await question(database, ofOurs))).toEqual(comparable(prismas))
    }
  })
})

describe('the tables refuse', () => {
  it('unsupported queries', () => {
    const { user } = database
    const where = { tenantId: ofOurs }
    const refused = (args: object) => expect(() => user.findMany(args))
    refused({ where: { identities: { none: {} } } }).toThrow('none')
    refused({ where: { email: { search: 'a' } } }).toThrow('search')
    refused({ where, orderBy: { roles: { _count: 'asc' } } }).toThrow('must be asc or desc')
  })

  it.each([
    [
      'rows of a list together with related rows',
      ({ user }: Tables) => user.findMany({ include: withIdentities }),
      'users is locked without related rows',
    ],
    [
      'a row together with related rows that a value selects',
      ({ user }: Tables) =>
        user.findUnique({ where: userKey, include: { identities: { where: { position: 1 } } } }),
      'users is locked without values of related rows',
    ],
  ])('to lock %s', async (_, read, message) => {
    const work = database.transaction(async (_tables, _statements, locked) => {
      await read(locked)
    })
    await expect(work).rejects.toThrow(message)
  })

  it('to update or delete missing rows', async () => {
    const { role } = database
    const where = idOf(ofOurs, 'none')
    await expect(role.update({ where, data: { name: 'x' } })).rejects.toThrow(
      'The row does not exist',
    )
    await expect(role.delete({ where })).rejects.toThrow('The row does not exist')
    await expect(role.findUniqueOrThrow({ where })).rejects.toThrow('The row does not exist')
  })
})

describe('a transaction', () => {
  const read = (id: string) => database.role.findUnique({ where: idOf(ofOurs, id) })
  const make = (tables: Tables, id: string) =>
    tables.role.create({ data: { tenantId: ofOurs, id, name: id, ...times } })

  it('is rolled back when its function throws', async () => {
    const work = database.transaction(async (tables) => {
      await make(tables, 'thrown')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await read('thrown')).toBeNull()
  })

  it('fails where a statement failed, even if its result is not awaited', async () => {
    const work = database.transaction(async (tables) => {
      await make(tables, 'first')
      await make(tables, 'first').catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await read('first')).toBeNull()
  })
})

describe('a read that locks', () => {
  const where = idOf(ofOurs, 'role')

  it('waits for the transaction that has locked the row, and reads what it committed', async () => {
    let read: Promise<unknown> = Promise.resolve()
    await database.transaction(async (_tables, _statements, locked) => {
      await locked.role.findUnique({ where })
      read = database.transaction((_ours, _sent, { role }) => role.findUnique({ where }))
      await database.role.findMany({ take: 1 }) // time for the read to begin
      await locked.role.updateMany({ where: { tenantId: ofOurs }, data: { description: 'last' } })
    })
    expect(await read).toMatchObject({ description: 'last' })
  })

  it('reads related rows as they are once it has locked the row', async () => {
    let read: Promise<unknown> = Promise.resolve()
    const find = { where: userKey, include: withIdentities }
    await database.transaction(async (tables, _statements, locked) => {
      const before = await locked.user.findUnique(find)
      expect(before).toEqual(await database.user.findUnique(find))
      read = database.transaction((_ours, _sent, { user }) => user.findUnique(find))
      await database.role.findMany({ take: 1 }) // time for the read to begin
      const added = { providerUserId: 'late', position: 9, createdAt: at }
      const account = { userId: 'auth0|1', connectionId: 'con', provider: 'auth0' }
      await tables.identity.create({ data: { tenantId: ofOurs, ...account, ...added } })
    })
    const last = expect.objectContaining({ providerUserId: 'late' })
    expect(await read).toMatchObject({ identities: expect.arrayContaining([last]) })
  })
})

describe('a time in UTC', () => {
  const written = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })

  it('is read as it was written, whatever the time zone of the session', async () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns')
    const isSame = async (time: Date, zone: string) => {
      const [row] = await database.transaction(async (tables) => {
        await tables.$executeRaw`select set_config('TimeZone', ${zone}, true)`
        return tables.$queryRaw<{ time: Date }[]>`select ${time}::timestamptz as time`
      })
      expect(row?.time).toEqual(time)
    }
    await fc.assert(fc.asyncProperty(written, zones, isSame), { numRuns: 200 })
  })
})

describe('of statements that are sent together', () => {
  it('those behind a failed one fail with its error', async () => {
    let reasons: unknown[] = []
    const work = database.transaction(async (tables) => {
      const data = { tenantId: ofOurs, id: 'role', name: 'twice', ...times }
      const sent = [tables.role.create({ data }), tables.role.findMany({ take: 1 })]
      const ends = await Promise.allSettled<unknown>(sent)
      reasons = ends.map((end) => end.status === 'rejected' && end.reason)
      await sent[0]
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(reasons[1]).toBe(reasons[0])
  })
})

describe('transactions that begin by locking the same row', () => {
  const done: string[] = []
  let pool: Database
  beforeAll(() => {
    const onError = () => undefined
    pool = openDatabase({ url: test.url, poolSize: 3, timeoutMs: 10_000, onError })
  })
  afterAll(() => pool.close())
  const locking = (name: string, work: () => Promise<void> = async () => undefined) =>
    pool.transaction(async (_tables, statements) => {
      statements.waitForTurn?.('a row')
      await statements.query('select 1')
      await work()
      done.push(name)
    })

  it('take turns, two at a time, in the order in which they came', async () => {
    let end: () => void = () => undefined
    const isEnded = new Promise<void>((resolve) => {
      end = resolve
    })
    let began = 0
    const untilEnd = () => {
      began += 1
      return isEnded
    }
    const two = [locking('first', untilEnd), locking('second', untilEnd)]
    await until('both have a turn', () => began === 2)
    const overdue = runUntil(new Deadline(20), () => locking('overdue'))
    const failing = locking('failing', () => Promise.reject(new Error('changed my mind')))
    const last = locking('last')
    await expect(overdue).rejects.toThrow('the deadline of the request has passed')
    // The others wait without a connection, or none of three would be free.
    const other = pool.transaction(({ role }) => role.findMany({ take: 1 }))
    expect(await other).toHaveLength(1)
    expect(done).toEqual([])
    end()
    await expect(failing).rejects.toThrow('changed my mind')
    await Promise.all([...two, last])
    expect([...done.slice(0, 2).sort(), ...done.slice(2)]).toEqual(['first', 'second', 'last'])
  })
})
