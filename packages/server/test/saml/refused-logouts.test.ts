import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { extensions, loggedOf, logoutRequest, postMessage } from './requests.ts'
import { createSamlApplication, type SamlApplication } from './service-providers.ts'
import {
  generateKeys,
  type Message,
  signatureOver,
  signed,
  write,
  xmldsig,
} from './signed-messages.ts'

const keys = generateKeys()
const others = generateKeys()

let server: SharedServer
let app: SamlApplication
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant, { signingCert: keys.publicPem })
}, 120_000)
afterAll(() => server.stop())

const logout = (members: Partial<Message> = {}) => logoutRequest(app, members)
const postTo = (path: string, xml: string | Buffer) => postMessage(server.tenant, path, xml)

describe('a LogoutRequest is refused', () => {
  const rows: readonly (readonly [string, string, () => string])[] = [
    ['without a signature', 'signature_missing', () => write(logout())],
    ['signed by another key', 'signature_invalid', () => signed(logout(), others)],
    [
      'around a signed one',
      'signature_reference_invalid',
      () => {
        const inner = logout()
        const content = extensions(write(inner)) + (inner.content ?? '')
        return write(logout({ content }), signatureOver(inner, keys))
      },
    ],
    [
      'by SHA-1',
      'algorithm_forbidden',
      () => signed(logout(), keys, { method: `${xmldsig}rsa-sha1`, hash: 'sha1' }),
    ],
    ['of another issuer', 'issuer_unexpected', () => signed(logout({ issuer: 'urn:x' }), keys)],
    [
      'for the address of log-ins',
      'destination_unexpected',
      () => signed(logout({ destination: app.ssoUrl }), keys),
    ],
    [
      'that is over',
      'message_expired',
      () => signed(logout({ attributes: { NotOnOrAfter: '2020-01-01T00:00:00Z' } }), keys),
    ],
    ['without a name', 'message_malformed', () => signed(logout({ content: '' }), keys)],
  ]
  it.each(rows)('%s', async (_, code, message) => {
    const answer = await postTo(`/samlp/${app.clientId}/logout`, message())
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
    expect(answer.body.error_description).toContain(code)
  })

  it('that was already used, and each is logged', async () => {
    const xml = signed(logout(), keys)
    const answers = await Promise.all([
      postTo(`/samlp/${app.clientId}/logout`, xml),
      postTo(`/samlp/${app.clientId}/logout`, xml),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
    const codes = [...rows.map(([, code]) => code), 'message_replayed']
    await until('an entry for each', async () => {
      const descriptions = await loggedOf(server.tenant, app, 'flo')
      return codes.every((code) => descriptions.some((each) => each.includes(code)))
    })
  })
})
