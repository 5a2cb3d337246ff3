import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createManagementClient, type Warning } from '../src/management.ts'
import { answers, type MisbehavingServer, startMisbehavingServer } from './misbehaving-server.ts'

let server: MisbehavingServer
beforeAll(async () => {
  server = await startMisbehavingServer()
})
afterAll(() => server.stop())

const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
const code = 'network_acl_blocks_author'
const warnings: Warning[] = []
const connect = (onWarning?: (warning: Warning) => void) =>
  createManagementClient({
    baseUrl: server.baseUrl,
    token: 'token',
    retries: 0,
    ...(onWarning && { onWarning }),
  })

describe('a warning of the server', () => {
  it('is passed to onWarning with its operation, and the call succeeds', async () => {
    server.behave(answers(200, { id: path.id }, { 'Latchkey-Warning': code }))
    const client = connect((warning) => warnings.push(warning))
    expect(await client.networkAcls.patch({ path, body: { active: true } })).toEqual({
      id: path.id,
    })
    expect(warnings).toEqual([{ code, operationId: 'patchNetworkAcl' }])
  })

  it('is ignored without onWarning', async () => {
    server.behave(answers(200, { id: path.id }, { 'Latchkey-Warning': code }))
    expect(await connect().getNetworkAcl({ path })).toEqual({ id: path.id })
  })

  it('is not reported without the header, or for an error response', async () => {
    warnings.length = 0
    const client = connect((warning) => warnings.push(warning))
    server.behave(answers(200, { id: path.id }))
    await client.networkAcls.get({ path })
    server.behave(answers(400, {}, { 'Latchkey-Warning': code }))
    await expect(client.networkAcls.get({ path })).rejects.toThrow()
    expect(warnings).toEqual([])
  })
})
