import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { finished } from '../../../tools/pnpm.mjs'
import { readmeProgramFor } from './readme.ts'
import { build, runModule } from './run-node.ts'

interface FoundNode {
  readonly major: number
  /** Its program, or nothing when the registry is out of reach. */
  readonly path: string | undefined
}

async function findNode(major: number): Promise<FoundNode> {
  const args = ['--yes', '--loglevel=error', `node@${major}`, '-p', 'process.execPath']
  const { NODE_OPTIONS: _, ...env } = process.env
  const { code, output } = await finished(spawn('npx', args, { env, timeout: 180_000 }))
  const path = code === 0 ? output.trim().split('\n').at(-1) : undefined
  if (!path) process.stderr.write(`Node ${major} is not to be had: ${output}\n`)
  return { major, path }
}

const nodes = [await findNode(22), await findNode(24)]

let server: TestServer
beforeAll(async () => {
  await build()
  server = await startTestServer()
}, 60_000)
afterAll(() => server.stop())

describe('the package', () => {
  for (const { major, path: node } of nodes) {
    // That Node comes from the registry, which may be out of reach; the output says so.
    const test = node ? it : it.skip
    test(`does on Node ${major} what its README shows`, async () => {
      const { caFile, tenant } = server
      const program = `${readmeProgramFor(tenant)}\nconsole.log(process.version)`
      const { code, output } = await runModule(program, { caFile, ...(node && { node }) })
      expect(output).toContain(`\nv${major}.`)
      expect(code).toBe(0)
    })
  }
})
