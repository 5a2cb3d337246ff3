import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files of a `node_modules` folder: CommonJS by `main` and by `exports`, ES modules, others. */
const files: Readonly<Record<string, string>> = {
  'plain/package.json': '{"name":"plain","version":"1.2.3","main":"./lib/main"}',
  'plain/lib/main.js': "exports.text = require('./words').join(require('inner')) ",
  'plain/lib/words.js':
    "exports.join = (inner) => 'plain and ' + inner.name + require('../data.json').end",
  'plain/data.json': '{"end":"."}',
  'inner/package.json': '{"name":"inner","version":"1.0.0"}',
  'inner/index.js': "exports.name = 'inner'; exports.read = () => require('node:fs')",
  '@scope/modern/package.json': JSON.stringify({
    name: '@scope/modern',
    version: '2.0.0',
    type: 'module',
    exports: { '.': { import: './index.js', require: './index.cjs' }, './secret': null },
  }),
  '@scope/modern/index.js': 'export const name = 1',
  '@scope/modern/index.cjs': "exports.name = 'modern'",
  'esm/package.json': '{"name":"esm","version":"1.0.0","type":"module","main":"index.js"}',
  'esm/index.js': 'export const name = 1',
  'only-import/package.json': JSON.stringify({
    name: 'only-import',
    version: '1.0.0',
    exports: { import: './index.mjs' },
  }),
  'only-import/index.mjs': 'export const name = 1',
  'native/package.json': '{"name":"native","version":"1.0.0","main":"native.node"}',
  'native/native.node': '',
  'large/package.json': '{"name":"large","version":"1.0.0"}',
  'large/index.js': `//${'x'.repeat(5 * 1024 * 1024)}`,
  'reaching/package.json': '{"name":"reaching","version":"1.0.0"}',
  'reaching/index.js':
    'exports.read = (path) => { try { return require(path) } catch (error) { return error.message } }',
  'without-manifest/index.js': 'exports.name = 1',
  '../outside.json': '{"secret":"of the operator"}',
}

export interface PackagesFolder {
  readonly folder: string
  remove(): Promise<void>
}

/** Writes a folder of packages, beside a file that no action may read. */
export async function writePackagesFolder(): Promise<PackagesFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'latchkey-packages-'))
  const folder = join(parent, 'node_modules')
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(join(parent, 'outside.json'), join(folder, 'reaching/link.json'))
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) }
}
