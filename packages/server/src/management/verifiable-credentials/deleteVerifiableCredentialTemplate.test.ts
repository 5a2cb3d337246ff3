import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/verifiable-credentials/verification/templates'
const definition = {
  name: 'A template',
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true } } },
  well_known_trusted_issuers: 'aamva',
}

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe('204', () => {
  it('deletes, without a body, and is also answered for a deleted or unknown id', async () => {
    const { tenant } = server
    const made = await tenant.request('POST', path, { json: definition })
    const read = await tenant.request('GET', `${path}/${made.body.id}`)
    expect([read.status, read.text]).toEqual([200, made.text])
    for (const id of [made.body.id, made.body.id, 'vct_9Hs3kP7vWq2LrXb4Jd8NfT', 'x']) {
      const { status, text } = await tenant.request('DELETE', `${path}/${id}`)
      expect([status, text]).toEqual([204, ''])
    }
    expect((await tenant.request('GET', `${path}/${made.body.id}`)).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The verifiable credential template does not exist.',
    })
    expect((await tenant.request('GET', path)).body).toEqual({ next: null, templates: [] })
  })
})

describe('400', () => {
  it('accepts an id of 26 characters at most', async () => {
    const { body } = await server.tenant.request('DELETE', `${path}/${'v'.repeat(27)}`)
    expect(body.message).toBe(
      "Path validation error: 'String is too long (27 chars), maximum 26' on property id.",
    )
  })
})
