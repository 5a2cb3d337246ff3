import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { provisionBy, type ScimClient } from './scim-client.ts'

/** As many users as a group may have, and a request may name. */
const membersMax = 10_000
let server: SharedServer
let scim: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  scim = await provisionBy(server.tenant, { name: 'Large' })
  await scim.send('POST', '/Users', { userName: '1', externalId: '1', displayName: 'First' })
  await multiply('users', `'user_id', 'ad|Large|' || n`)
  await multiply('identities', `'user_id', 'ad|Large|' || n, 'provider_user_id', 'Large|' || n`)
  await server.database.query('analyze users, identities') // as autovacuum does
})
afterAll(() => server.stop())

/** The rows of the first user, once more for each of the numbers. */
const multiply = (table: string, changed: string) =>
  server.database.query(
    `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
       from ${table} t, generate_series(2, ${membersMax + 1}) n where user_id = 'ad|Large|1'`,
  )

const members = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: `ad|Large|${at + 1}`,
    $ref: `../Users/${at + 1}`,
    display: 'x',
    type: 'User',
  }))

const shown = ({ status, body }: Awaited<ReturnType<ScimClient['send']>>) => [
  status,
  body.members?.length ?? body.detail,
]

describe('a group of 10,000 members', () => {
  let path: string
  const patch = (...Operations: object[]) => scim.send('PATCH', path, { Operations })
  const named = (op: string, count: number) => ({ op, path: 'members', value: members(count) })

  it('is created and replaced by one request', async () => {
    const group = { displayName: 'All', members: members(membersMax) }
    const made = await scim.send('POST', '/Groups', group)
    expect(shown(made)).toEqual([201, membersMax])
    path = `/Groups/${made.body.id}`
    expect(shown(await scim.send('PUT', path, { displayName: 'All', members: [] }))[0]).toBe(200)
    expect(shown(await scim.send('PUT', path, group))).toEqual([200, membersMax])
  })

  it('is emptied and filled by one request', async () => {
    expect(shown(await patch(named('remove', membersMax)))).toEqual([200, undefined])
    const [half, all] = [named('add', membersMax / 2), named('replace', membersMax / 2)]
    expect(shown(await patch(half, all))).toEqual([200, membersMax / 2])
  })

  it('has no more, in one operation or in several', async () => {
    const more = membersMax + 1
    const put = await scim.send('PUT', path, { displayName: 'All', members: members(more) })
    expect(shown(put)).toEqual([400, '`members` must have at most 10000 items.'])
    const tooMany = [400, 'A request must name at most 10000 members.']
    expect(shown(await patch(named('add', more)))).toEqual(tooMany)
    const parts = [named('add', membersMax), { op: 'remove', path: 'members' }, named('add', 1)]
    expect(shown(await patch(...parts))).toEqual(tooMany)
  })

  it('has a bound for members that are ignored, and for those of a user', async () => {
    const others = Array.from({ length: 60_000 }, () => 0)
    const refused = await scim.send('POST', '/Groups', { displayName: 'Others', others })
    expect(shown(refused)).toEqual([400, 'The body must have at most 51000 members.'])
    const user = await scim.send('POST', '/Users', {
      userName: 'u',
      others: others.slice(0, 1_001),
    })
    expect(shown(user)).toEqual([400, 'The body must have at most 1000 members.'])
  })
})
