import { afterAll, describe, expect, it } from '@jest/globals'
import { openTestSandbox } from './open.ts'

const { body, close } = openTestSandbox()
afterAll(() => close())

const files: Readonly<Record<string, string>> = {
  'greet/index.js':
    "exports.greet = (name) => require('./lib/words').hello + name + require('./package.json').version",
  'greet/lib/words.js':
    "exports.hello = 'Hello '; exports.file = __filename; exports.folder = __dirname",
  'greet/package.json': '{"version":"1.2.3"}',
  'broken/index.js': '\n\nlet = 1 1',
  'circle/index.js': "exports.before = 1; exports.after = require('./other').seen",
  'circle/other.js': "exports.seen = require('./index').before",
}
const asked: string[] = []

async function findFile(specifier: string, from: string) {
  asked.push(`${from} requires ${specifier}`)
  if (specifier === 'esm') return { refusal: 'esm is an ES module.' }
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : ''
  const plain = specifier.startsWith('./') ? `${folder}/${specifier.slice(2)}` : specifier
  const path = [plain, `${plain}.js`, `${plain}/index.js`].find((each) => files[each] !== undefined)
  return path === undefined ? undefined : { path, text: files[path] ?? '' }
}

describe('require of a package', () => {
  it('asks the host for files, by the file that requires them', async () => {
    const { calls, error } = await body(
      "api.access.deny(require('greet').greet('Ada '), require('greet') === require('greet'))",
      { findFile },
    )
    expect(error).toBeUndefined()
    expect(calls[0]?.args).toEqual(['Hello Ada 1.2.3', true])
    expect(asked).toContain('greet/index.js requires ./lib/words')
  })

  it('has the variables of CommonJS, and circles', async () => {
    const { calls } = await body(
      "const { file, folder } = require('greet/lib/words'); " +
        "api.access.deny(file, folder, require('circle').after)",
      { findFile },
    )
    expect(calls[0]?.args).toEqual(['/greet/lib/words.js', '/greet/lib', 1])
  })

  it.each([
    ["require('none')", "no module 'none'"],
    ["require('./greet/index.js/../..')", 'no module'],
    ["require('esm')", 'esm is an ES module.'],
    ["require('broken')", '(broken/index.js:3:'],
  ])('%s says why it fails', async (statements, message) => {
    const { error } = await body(statements, { findFile })
    expect(error?.message).toContain(message)
  })

  it('asks for no long paths, whatever the code says', async () => {
    const lengths: number[] = []
    await body(
      `const from = 'greet/' + 'x'.repeat(2e6)
       Object.prototype.toJSON = () => ({ specifier: 'x'.repeat(2e6), from })
       require('greet')`,
      {
        findFile: async (specifier, from) => {
          lengths.push(specifier.length, from.length)
          return undefined
        },
      },
    )
    expect(lengths).toEqual([200, 1000])
  })

  it('is bounded', async () => {
    const endless = async (specifier: string) => ({ path: specifier, text: 'exports.a = 1' })
    const lookups = await body(
      "for (let i = 0; ; i += 1) try { require('none' + i) } catch (e) { if (/times/.test(e.message)) throw e }",
      { findFile },
    )
    expect(lookups.error?.message).toContain('looked up 2000 times')
    const { error } = await body("for (let i = 0; ; i += 1) require('p' + i)", {
      findFile: endless,
    })
    expect(error?.message).toContain('Packages may have 500 files')
  })
})
