import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { makeAction, makeActionOf } from '../resources/actions.ts'
import { webhookDestination } from '../resources/event-streams.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

describe('an event stream', () => {
  const to = (action_id: string) => ({ type: 'action', configuration: { action_id } })

  it('names a deployed action of its trigger, which is then not deleted', async () => {
    const id = await makeActionOf(server.tenant, 'event-stream')
    const stream = await send('POST', '/event-streams', { destination: to(id) })
    expect(stream).toMatchObject({ status: 201, body: { destination: to(id) } })
    expect(stream.body).not.toHaveProperty('signing_secret')
    expect((await send('DELETE', `/actions/actions/${id}`)).status).toBe(409)
    await send('DELETE', `/event-streams/${stream.body.id}`)
    expect((await send('DELETE', `/actions/actions/${id}`)).status).toBe(204)
  })

  it('changes between a webhook and an action, and signs what it sends to the webhook', async () => {
    const id = await makeActionOf(server.tenant, 'event-stream')
    const stream = (await send('POST', '/event-streams', { destination: to(id) })).body
    const path = `/event-streams/${stream.id}`
    const changed = await send('PATCH', path, { destination: webhookDestination })
    expect(changed.body.destination.type).toBe('webhook')
    const rotated = await send('POST', `${path}/rotate-secret`, {})
    expect(rotated.body.signing_secret).toMatch(/^whsec_/)
    const back = await send('PATCH', path, { destination: to(id) })
    expect(back.body.destination).toEqual(to(id))
  })

  it('is refused with an action that cannot run', async () => {
    const draft = { supported_triggers: [{ id: 'event-stream' }], deploy: false }
    const refused = [await makeAction(server.tenant), await makeAction(server.tenant, draft)]
    for (const id of refused) {
      const answer = await send('POST', '/event-streams', { destination: to(id) })
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    }
  })

  it('never names an action that is deleted at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await makeActionOf(server.tenant, 'event-stream')
      const [made, deleted] = await Promise.all([
        send('POST', '/event-streams', { destination: to(id) }),
        send('DELETE', `/actions/actions/${id}`),
      ])
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([made.status, deleted.status])
    }
  })
})

describe('a token exchange profile', () => {
  const profile = { name: 'By action', type: 'custom_authentication' }
  const typed = (name: string) => ({ ...profile, subject_token_type: `urn:own:${name}-token` })

  it('names a deployed action of its trigger in place of rules', async () => {
    const action_id = await makeActionOf(server.tenant, 'custom-token-exchange')
    const path = '/token-exchange-profiles'
    const made = await send('POST', path, { ...typed('first'), action_id })
    expect(made).toMatchObject({ status: 201, body: { ...typed('first'), action_id } })
    expect(made.body).not.toHaveProperty('subject_token')
    const { id } = made.body
    expect((await send('PATCH', `${path}/${id}`, { name: 'Renamed' })).body).toMatchObject({
      name: 'Renamed',
      action_id,
    })
    const rules = {
      issuer: 'https://a.example/',
      jwks_uri: 'https://a.example/k',
      audiences: ['b'],
    }
    expect((await send('PATCH', `${path}/${id}`, { subject_token: rules })).status).toBe(400)
    expect((await send('DELETE', `/actions/actions/${action_id}`)).status).toBe(409)
    expect((await send('DELETE', `/actions/actions/${action_id}?force=true`)).status).toBe(204)
    const refused = [
      { action_id: await makeAction(server.tenant) },
      { action_id },
      {},
      { action_id, subject_token: rules },
    ]
    for (const members of refused) {
      const answer = await send('POST', path, { ...typed('other'), ...members })
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    }
  })
})
