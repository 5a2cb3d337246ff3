import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  joinTestServer,
  patient,
  type SharedServer,
  until,
} from '@latchkey/testkit'
import { createApplication } from './authentication/application.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, { json })

const entriesOf = async (query: string): Promise<{ type: string; description: string }[]> =>
  (await send('GET', `/logs?q=${encodeURIComponent(query)}&per_page=100`)).body

/** The latest entry of this type; some are written after the response. */
async function entryOf(type: string) {
  await until(
    `an entry ${type}`,
    async () => (await entriesOf(`type:${type}`)).length > 0,
    patient(5_000),
  )
  return (await entriesOf(`type:${type}`))[0]
}

describe('changes of a user', () => {
  it('have entries of their own: identifiers, password, deletion', async () => {
    const { name: connection, id } = await server.tenant.write(ensureDefaultConnection)
    const options = { requires_username: true }
    await send('PATCH', `/connections/${id}`, { options })
    const made = await send('POST', '/users', {
      connection,
      email: 'before@example.com',
      username: 'before',
      password: 'Correct-horse-7',
    })
    const { user_id } = made.body
    const path = `/users/${encodeURIComponent(user_id)}`
    await send('PATCH', path, { name: 'Ada', email: 'before@example.com' })
    await send('PATCH', path, { email: 'after@example.com' })
    await send('PATCH', path, { username: 'after' })
    await send('PATCH', path, { phone_number: '+4915112345678' })
    await send('PATCH', path, { phone_number: '+4915112345679' })
    await send('PATCH', path, { password: 'Correct-horse-8' })
    await send('DELETE', path)
    const entries = await entriesOf(`user_id:"${user_id}" AND NOT type:sapi`)
    expect(entries.map(({ type }) => type)).toEqual(['sdu', 'scp', 'scpn', 'scu', 'sce'])
    expect(entries[0]).toMatchObject({
      user_name: 'after@example.com',
      client_id: server.tenant.clientId,
      description: 'A user was deleted',
    })
  })
})

describe('the management API', () => {
  it('records refused writes, not refused reads', async () => {
    await send('GET', '/roles/rol_nobody')
    await send('PATCH', '/roles/rol_nobody', { name: 'Nobody' })
    expect(await entryOf('fapi')).toMatchObject({
      description: 'Update a role',
      client_id: server.tenant.clientId,
      details: {
        operation: 'updateRole',
        request: { method: 'patch', path: '/api/v2/roles/rol_nobody' },
        response: { statusCode: 404 },
      },
    })
    expect(await entriesOf('type:fapi')).toHaveLength(1)
  })

  it('records reads of secrets, without the secret', async () => {
    const { clientId } = server.tenant
    const { body } = await send('GET', `/clients/${clientId}`)
    const entry = await entryOf('mgmt_api_read')
    expect(entry).toMatchObject({ details: { operation: 'getClient' }, client_id: clientId })
    expect(JSON.stringify(entry)).not.toContain(body.client_secret)
  })
})

describe('failures of people', () => {
  it('are recorded: unknown accounts, and links that are no longer valid', async () => {
    const { clientId: client_id } = await createApplication(server.tenant)
    const asked = { client_id, email: 'nobody@example.com' }
    await server.tenant.request('POST', '/dbconnections/change_password', {
      json: { ...asked, connection: 'Username-Password-Authentication' },
      token: null,
    })
    expect(await entryOf('fcpr')).toMatchObject({ user_name: 'nobody@example.com', client_id })
    const post = (path: string, form: Record<string, string>) =>
      server.tenant.request('POST', `${path}?ticket=none`, { token: null, form })
    const password = 'Correct-horse-9'
    await post('/lo/reset', { password, password_again: password })
    expect(await entryOf('fcp')).toMatchObject({ ip: '127.0.0.1' })
    await post('/lo/verify_email', {})
    expect(await entryOf('fv')).toMatchObject({ ip: '127.0.0.1' })
  })
})

describe('refused changes of a user', () => {
  it('have entries of their own: identifiers, password, deletion, verification', async () => {
    const { name: connection, id } = await server.tenant.write(ensureDefaultConnection)
    await send('PATCH', `/connections/${id}`, { options: { requires_username: true } })
    const create = async (email: string) => {
      const [username] = email.split('@', 1)
      const json = { connection, email, username, password: 'Correct-horse-7' }
      const { status, body } = await send('POST', '/users', json)
      expect([status, body.message]).toEqual([201, undefined])
      return body.user_id
    }
    const [user_id] = [await create('one@example.com'), await create('two@example.com')]
    const path = `/users/${encodeURIComponent(user_id)}`
    const taken = await send('PATCH', path, { email: 'two@example.com' })
    const statuses = [
      taken.status,
      (await send('PATCH', path, { username: 'two words', name: 'Ada' })).status,
      (await send('PATCH', path, { phone_number: 'none' })).status,
      (await send('PATCH', path, { password: 'a' })).status,
      (await send('PATCH', path, { name: '' })).status,
      (await send('POST', '/jobs/verification-email', { user_id, client_id: 'nobody' })).status,
    ]
    expect(statuses.every((status) => status >= 400)).toBe(true)
    const typesOf = async () =>
      (await entriesOf(`user_id:"${user_id}" AND NOT type:sapi`)).map(({ type }) => type)
    await until('the last entry', async () => (await typesOf()).includes('fvr'), patient(5_000))
    expect(new Set(await typesOf())).toEqual(new Set(['fce', 'fcu', 'fcpn', 'fcp', 'fvr']))
    expect(await entryOf('fce')).toMatchObject({
      description: 'Changing an e-mail address failed: new_email_exists',
      client_id: server.tenant.clientId,
      details: { operation: 'updateUser', response: { statusCode: taken.status } },
    })
    expect((await send('DELETE', '/users/nobody')).status).toBe(400)
    expect(await entryOf('fdu')).toMatchObject({ user_id: 'nobody' })
  })
})
