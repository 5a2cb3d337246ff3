import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openSandbox } from '@latchkey/sandbox'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type ActionPackages,
  openActionPackages,
} from '../../src/action-packages/action-packages.ts'
import { audience, createApplication, exchange } from '../authentication/application.ts'
import { bindAction } from './bind-action.ts'
import { type PackagesFolder, writePackagesFolder } from './packages-folder.ts'

let written: PackagesFolder
let server: TestServer
let packages: ActionPackages
beforeAll(async () => {
  written = await writePackagesFolder()
  packages = await openActionPackages(written.folder)
  server = await startTestServer({ config: { actionPackagesFolder: written.folder } })
})
const sandbox = openSandbox({
  workersMax: 1,
  queueMax: 1,
  idleMs: 60_000,
  fetch: () => Promise.reject(new Error('Nothing is requested.')),
})
afterAll(async () => {
  await sandbox.close()
  await server.stop()
  await written.remove()
})

describe('an action with packages', () => {
  const send = (method: string, path: string, json?: unknown) =>
    server.tenant.request(method, `/api/v2/actions${path}`, json === undefined ? {} : { json })
  const create = async (name: string, version: string) => {
    const made = await send('POST', '/actions', {
      name: `${name} ${version}`,
      supported_triggers: [{ id: 'post-login', version: 'v3' }],
      code: 'exports.onExecutePostLogin = async () => {}',
      dependencies: [{ name, version }],
    })
    return made.body
  }

  it.each([
    ['plain', '1.2.3'],
    ['plain', 'latest'],
    ['@scope/modern', '2.0.0'],
  ])('is built and deployed with %s %s, which is installed', async (name, version) => {
    const { id, status } = await create(name, version)
    expect(status).toBe('built')
    const deployed = await send('POST', `/actions/${id}/deploy`)
    expect(deployed.status).toBe(200)
    expect(deployed.body).toMatchObject({ status: 'built', deployed: true })
  })

  it.each([
    ['plain', '1.2.4', 'version 1.2.3 is installed'],
    ['lodash', '4.17.21', 'it is not installed'],
    ['without-manifest', 'latest', 'it is not installed'],
    ['esm', '1.0.0', 'is an ES module'],
    ['only-import', '1.0.0', 'There is no module'],
    ['native', '1.0.0', 'not JavaScript or JSON'],
    ['../outside.json', 'latest', 'it is not installed'],
  ])('has failed with %s %s: %s', async (name, version, why) => {
    const { id, status } = await create(name, version)
    expect(status).toBe('failed')
    const refused = await send('POST', `/actions/${id}/deploy`)
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'action_not_built' } })
    expect(refused.body.message).toContain(why)
  })
})

describe('a token of a client', () => {
  it('has what the action makes by a package', async () => {
    const app = await createApplication(server.tenant, {
      client: { grant_types: ['client_credentials'] },
    })
    const json = { client_id: app.clientId, audience, scope: ['read:books'] }
    await server.tenant.request('POST', '/api/v2/client-grants', { json })
    await bindAction(server.tenant, {
      trigger: 'credentials-exchange',
      code: `const { text } = require('plain')
        exports.onExecuteCredentialsExchange = async (event, api) =>
          api.accessToken.setCustomClaim('https://acme.example/text', text)`,
      dependencies: [{ name: 'plain', version: '1.2.3' }],
    })
    const { body } = await exchange(server, app, { grant_type: 'client_credentials', audience })
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      'https://acme.example/text': 'plain and inner.',
    })
  })
})

describe('code that requires packages', () => {
  const dependencies = ['plain', '@scope/modern', 'inner', 'reaching', 'large'].map((name) => ({
    name,
    version: 'latest',
  }))
  const run = async (expression: string) => {
    const { calls, error } = await sandbox.run({
      tenantId: 'acme',
      code: `exports.run = (event, api) => api.answer(${expression})`,
      functionName: 'run',
      event: {},
      methods: ['answer'],
      findFile: packages.finderOf(dependencies),
      timeoutMs: 10_000,
      memoryBytes: 64 * 1024 * 1024,
    })
    return error?.message ?? calls[0]?.args[0]
  }

  it.each([
    ["require('plain').text", 'plain and inner.'],
    ["require('plain/lib/words.js').join({ name: 'x' })", 'plain and x.'],
    ["require('@scope/modern').name", 'modern'],
  ])('%s is %s', async (expression, expected) => {
    expect(await run(expression)).toBe(expected)
  })

  it.each([
    ["require('esm')", 'name it in the dependencies'],
    ["require('@scope/modern/secret')", 'There is no module'],
    ["require('@scope/modern/index.js')", 'There is no module'],
    ["require('inner').read()", 'no node:fs of Node.js'],
    ["require('large')", 'more than 4194304 bytes'],
    ["require('./outside.json')", 'name it in the dependencies'],
    ["require('reaching').read('../../outside.json')", 'There is no module'],
    ["require('reaching').read('/etc/hostname')", 'There is no module'],
    ["require('reaching').read('./link.json')", 'There is no module'],
    ["require('reaching').read('file:///etc/hostname')", 'There is no module'],
    ["require('reaching').read('../..')", 'There is no module'],
    ["require('reaching').read('./none.js')", 'There is no module'],
    ["require('reaching').read('child_process')", 'no child_process of Node.js'],
  ])('%s is refused: %s', async (expression, why) => {
    expect(await run(expression)).toContain(why)
  })

  it('finds nothing without dependencies', () => {
    expect(packages.finderOf([])).toBeUndefined()
  })
})
