/**
 * Writes what the server needs at run time to a folder: `node tools/image-files.mjs <folder>`. The
 * `Dockerfile` copies it into the image: the bundle, its migrations, the packages that the bundle
 * leaves outside, and a list of all packages as CycloneDX (`sbom.cdx.json`).
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { root } from './pnpm.mjs'

const server = join(root, 'packages/server')
const frequentPasswords = 'third-party/frequent-passwords.txt.gz'

/** Of these packages the server reads some files alone; of others all, and what they depend on. */
const partial = {
  '@latchkey/contract': /^src(\/generated(\/(management|authentication|test-controls)\.json)?)?$/,
  '@jitl/quickjs-ng-wasmfile-release-sync': /^dist(\/emscripten-module\.wasm)?$/,
}
const whole = ['@node-rs/argon2', '@prisma/schema-engine-wasm', 'bidi-js', 'piscina']

/** Files of packages that no program reads while it runs. */
const unread =
  /(\.map|\.d\.[cm]?ts|\.md|\.tsbuildinfo)$|[\\/](test|tests|benchmark|examples|docs|src)$/

function collect(destination) {
  const copied = new Map()
  for (const name of Object.keys(partial)) copyPackage(name, server, destination, copied)
  for (const name of whole) copyPackage(name, server, destination, copied)
  const part = (path) => cpSync(join(server, path), join(destination, path), { recursive: true })
  for (const path of ['bin', 'package.json', 'prisma/migrations', frequentPasswords]) part(path)
  cpSync(join(server, 'dist'), join(destination, 'dist'), { recursive: true, filter: isBundle })
  cpSync(join(root, 'LICENSE'), join(destination, 'LICENSE'))
  const bundled = JSON.parse(readFileSync(join(server, 'dist/third-party-packages.json'), 'utf8'))
  const list = billOfMaterials(readJson(join(server, 'package.json')), [
    ...bundled,
    ...copied.values(),
  ])
  writeFileSync(join(destination, 'sbom.cdx.json'), `${JSON.stringify(list, null, 1)}\n`)
}

/** Types, source maps and `inputs.json`, by which a clone sees that it is stale, stay behind. */
function isBundle(path) {
  const inside = path
    .slice(join(server, 'dist').length + 1)
    .split(sep)
    .join('/')
  if (inside.endsWith('.map')) return false
  return /^((console|docs)(\/.*)?|passwords(\/hash-thread\.js)?|sandbox(\/worker(\/worker\.js)?)?|[\w-]+\.(js|txt)|)$/.test(
    inside,
  )
}

/** All packages lie side by side: a second version of one would need a place of its own. */
function copyPackage(name, from, destination, copied) {
  const source = folderOf(name, from)
  if (source === undefined) return
  const manifest = readJson(join(source, 'package.json'))
  const { version, license, dependencies = {}, optionalDependencies = {} } = manifest
  const before = copied.get(name)
  if (before !== undefined && before.version !== version) {
    throw new Error(`The image would need ${name} ${before.version} and ${version}.`)
  }
  if (before !== undefined) return
  copied.set(name, { name, version, license })
  const files = partial[name]
  cpSync(source, join(destination, 'node_modules', name), {
    recursive: true,
    filter: (path) =>
      isWanted(
        path
          .slice(source.length + 1)
          .split(sep)
          .join('/'),
        files,
      ),
  })
  if (files !== undefined) return
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) {
    copyPackage(other, source, destination, copied)
  }
}

function isWanted(inside, files) {
  if (inside === '' || inside === 'package.json' || /^licen[cs]e/i.test(inside)) return true
  if (files !== undefined) return files.test(inside)
  return !inside.startsWith('node_modules') && !unread.test(`/${inside}`)
}

/** Where Node would find a package; undefined: it is an optional one for another platform. */
function folderOf(name, from) {
  for (let folder = from; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
  }
  return undefined
}

/** CycloneDX 1.6; a package URL names each package with its version. */
function billOfMaterials({ name, version, license }, packages) {
  const component = (each, type) => ({
    type,
    name: each.name,
    version: each.version,
    purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
    ...(each.license ? { licenses: [{ license: { name: each.license } }] } : {}),
  })
  const unique = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component({ name, version, license }, 'application') },
    components: [...unique.values()].map((each) => component(each, 'library')),
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const [, , destination] = process.argv
if (destination === undefined) {
  process.stderr.write('Write: node tools/image-files.mjs <folder>\n')
  process.exit(1)
}
mkdirSync(destination, { recursive: true })
collect(destination)
