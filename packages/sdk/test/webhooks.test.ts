import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { createManagementClient } from '../src/management.ts'
import { verifyWebhook } from '../src/webhooks.ts'

/** What a server delivers, as who receives it verifies it. */
let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  server = await startTestServer({ deliversEvents: true, config: await receiverTrust() })
  receiver = await startReceiver()
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

describe('verifyWebhook', () => {
  it('returns the event of a delivery, and throws if it was modified or is too old', async () => {
    const { baseUrl, token } = server.tenant
    const client = createManagementClient({ baseUrl, token: () => token(), fetch: server.fetch })
    const { id, signing_secret: secret = '' } = await client.eventStreams.create({
      body: {
        destination: {
          type: 'webhook',
          configuration: {
            webhook_endpoint: receiver.url,
            webhook_authorization: { method: 'bearer', token: 'the-token' },
          },
        },
      },
    })
    const { event } = await client.eventStreams.createTest({
      path: { id },
      body: { event_type: 'user.created' },
    })
    await until('the delivery', () => receiver.received.length === 1)
    const [{ headers, text: body } = { headers: {}, text: '' }] = receiver.received
    expect(await verifyWebhook({ headers, body, secret })).toEqual(event)
    const changed = verifyWebhook({ headers, body: `${body} `, secret })
    await expect(changed).rejects.toMatchObject({ code: 'no_matching_signature' })
    const now = () => new Date(Date.now() + 600_000)
    const late = verifyWebhook({ headers, body, secret, now })
    await expect(late).rejects.toMatchObject({ code: 'timestamp_out_of_tolerance' })
  })
})
