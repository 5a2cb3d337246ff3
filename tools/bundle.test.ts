import { spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { bundle } from './bundle.mjs'
import { finished, root } from './pnpm.mjs'

/** A clone whose server prints, or fails when it is given an argument. */
let clone: string

beforeEach(async () => {
  clone = mkdtempSync(join(tmpdir(), 'latchkey-bundle-'))
  for (const name of readdirSync(join(root, 'packages/server/bin'))) {
    const path = `packages/server/bin/${name}`
    mkdirSync(dirname(join(clone, path)), { recursive: true })
    copyFileSync(join(root, path), join(clone, path))
  }
  write('package.json', '{ "type": "module" }')
  write('packages/server/src/cli/latchkey.ts', entry)
  write('packages/server/src/deep/neighbour.ts', neighbour)
  write('lock.yaml', '1')
  await make()
})

afterEach(() => rmSync(clone, { recursive: true }))

const entry = `import { place, Session } from '../deep/neighbour.ts'
class Outer { Session = class Session {} }
console.log(place, Session.name, new Outer().Session.name)

if (process.argv[2]) throw new Error(process.argv[2])
`
const neighbour = `export class Session {}
export const place: string = new URL('./thread.js', import.meta.url).href
`

const make = () =>
  bundle({
    folder: join(clone, 'packages/server'),
    base: clone,
    entries: { latchkey: join(clone, 'packages/server/src/cli/latchkey.ts') },
    settings: ['lock.yaml'],
  })

describe('a bundle', () => {
  test('finds files beside its modules, and keeps class names', async () => {
    const { code, output } = await run()
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/packages\/server\/dist\/deep\/thread\.js Session Session\n$/),
    })
  })

  test('has source positions in stack traces', async () => {
    const { code, output } = await run('broken', '--enable-source-maps')
    expect(code).toBe(1)
    expect(output).toMatch(/Error: broken\n\s+at .*packages\/server\/src\/cli\/latchkey\.ts:5:/)
  })

  test('removes earlier bundles', async () => {
    write('packages/server/dist/chunk-OLD.js', '')
    await make()
    expect(readdirSync(join(clone, 'packages/server/dist'))).not.toContain('chunk-OLD.js')
  })
})

describe('a bundle is refused', () => {
  test.each(['packages/server/src/deep/neighbour.ts', 'lock.yaml'])(
    'when %s has changed',
    async (path) => {
      write(path, `${readFileSync(join(clone, path))}\n`)
      const { code, output } = await run()
      expect(code).toBe(1)
      expect(output).toContain(`${path} has changed since`)
      await make()
      expect(await run()).toMatchObject({ code: 0 })
    },
  )

  test('when a source is missing, and when the bundle is missing', async () => {
    rmSync(join(clone, 'packages/server/src/deep'), { recursive: true })
    expect(await run()).toMatchObject({ code: 1 })
    rmSync(join(clone, 'packages/server/dist'), { recursive: true })
    const { code, output } = await run()
    expect({ code, output }).toEqual({
      code: 1,
      output: 'The server has not been built. Build it: npm run build\n',
    })
  })

  test('not when its sources were only copied, or are absent', async () => {
    utimesSync(join(clone, 'packages/server/src/deep/neighbour.ts'), 1, 1)
    expect(await run()).toMatchObject({ code: 0 })
    rmSync(join(clone, 'packages/server/src'), { recursive: true })
    rmSync(join(clone, 'packages/server/dist/inputs.json'))
    expect(await run()).toMatchObject({ code: 0 })
  })
})

function run(argument = '', ...options: string[]) {
  const program = join(clone, 'packages/server/bin/latchkey.js')
  return finished(spawn(process.execPath, [...options, program, ...argument.split(' ')]))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), text)
}
