import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/verifiable-credentials/verification/templates'
const count = 12

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  for (let at = 0; at < count; at += 1) {
    const json = {
      name: `Template ${at}`,
      type: 'mdl',
      dialect: 'simplified/1.0',
      presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true } } },
      well_known_trusted_issuers: 'aamva',
    }
    await server.tenant.request('POST', path, { json })
  }
})
afterAll(() => server.stop())

const list = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body

describe('200', () => {
  it('answers the members in document order, and null as `next` after the last', async () => {
    expect(Object.keys(await list())).toEqual(['next', 'templates'])
    expect((await list()).next).toBeNull()
    expect((await list(`?take=${count}`)).next).toBeNull()
  })

  it('answers each once, oldest first', async () => {
    const names: string[] = []
    for (let from = '', more = true; more; ) {
      const { next, templates } = await list(`?take=5${from}`)
      names.push(...templates.map(({ name }: { name: string }) => name))
      from = `&from=${next}`
      more = next !== null
    }
    expect(names.sort()).toEqual(Array.from({ length: count }, (_, at) => `Template ${at}`).sort())
  })

  it('is empty after a later checkpoint', async () => {
    const from = Buffer.from('250000000000000.vct_9Hs3kP7vWq2LrXb4Jd8NfT').toString('base64url')
    expect(await list(`?from=${from}`)).toEqual({ next: null, templates: [] })
  })
})

describe('400', () => {
  it('refuses a malformed checkpoint', async () => {
    expect(await list('?from=x')).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message:
        "Query validation error: '`from` is not a checkpoint of this list' on property from.",
      errorCode: 'invalid_query_string',
    })
  })
})
