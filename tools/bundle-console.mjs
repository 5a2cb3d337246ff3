/**
 * Bundles the console as static files: scripts and styles with the hash of their content in their
 * names, a page that loads them, and each of them compressed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { digest } from '../packages/server/bin/changed-input.js'
import { describeApi } from './describe-api.mjs'

/** The icon of the pages in tabs, which the documentation has too. */
export const iconPath = 'packages/console/public/icon.svg'
const documentPath = 'packages/contract/src/generated/management.json'
/** The specifier by which modules of the console import the API document. */
const apiModule = 'latchkey:api'

/**
 * @param {object} options
 * @param {string} options.base the root of the repository
 * @param {string} options.destination the folder to write, which is replaced
 * @param {(path: string) => string} options.add records a file as an input, and returns its text
 */
export async function bundleConsole({ base, destination, add }) {
  const source = join(base, 'packages/console')
  const { metafile, outputFiles } = await build({
    absWorkingDir: base,
    entryPoints: { console: join(base, 'packages/console/src/main.tsx') },
    outdir: join(destination, 'assets'),
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    conditions: ['latchkey-source'],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    plugins: [api(JSON.parse(add(join(base, documentPath)))), noting(add)],
  })
  rmSync(destination, { recursive: true, force: true })
  mkdirSync(join(destination, 'assets'), { recursive: true })
  for (const { path, contents } of outputFiles) writeCompressed(path, contents)
  const icon = Buffer.from(add(join(base, iconPath)))
  const iconName = `assets/icon-${digest(icon).slice(0, 8)}.svg`
  writeCompressed(join(destination, iconName), icon)
  const page = add(join(source, 'public/index.html')).replace('{icon}', `/console/${iconName}`)
  const text = withEntry(page, metafile, destination, base)
  writeCompressed(join(destination, 'index.html'), Buffer.from(text))
  return metafile.inputs
}

/** Inserts the entry, its style, and the scripts that it loads at once. */
function withEntry(page, { outputs }, destination, base) {
  const addressOf = (path) =>
    `/console/${relative(destination, join(base, path)).split(sep).join('/')}`
  const [path, entry] = Object.entries(outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('src/main.tsx'),
  )
  const needed = entry.imports.filter(({ kind }) => kind === 'import-statement')
  const preloads = needed.map((each) => `<link rel="modulepreload" href="${addressOf(each.path)}">`)
  return page
    .replace('{script}', addressOf(path))
    .replace('{style}', addressOf(entry.cssBundle))
    .replace('{preloads}', preloads.join(''))
}

/**
 * Writes a file, with its compressed forms (Brotli and gzip) beside it. Quality 11 saves a
 * sixteenth to a twelfth of the bytes of quality 9, and takes fourteen times as long.
 */
export function writeCompressed(path, contents, qualityMax = 11) {
  writeFileSync(path, contents)
  const quality = contents.length > 200_000 ? 9 : qualityMax
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${path}.br`, brotliCompressSync(contents, { params }))
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }))
}

/** The document, in parts that load when a screen needs them. */
function api(document) {
  const resources = describeApi(document)
  const index = resources.map(({ name, title, group, description, operations }) => ({
    name,
    title,
    group,
    description,
    operations: operations.map(({ id, method, path, summary, scopes, parameters }) => {
      const needsQuery = parameters.some((each) => each.in === 'query' && each.required)
      return { id, method, path, summary, scopes, ...(needsQuery && { needsQuery }) }
    }),
  }))
  const loaders = resources.map(({ name }) => {
    return `${JSON.stringify(name)}: () => import('${apiModule}/${name}'),`
  })
  const scopes = [...new Set(resources.flatMap(scopesOf))].sort()
  const main = `export const loaders = {\n${loaders.join('\n')}\n}\n${moduleOf('scopes', scopes)}`
  const texts = new Map([
    [apiModule, { contents: main, loader: 'js' }],
    [`${apiModule}/index`, { contents: moduleOf('index', index), loader: 'js' }],
    ...resources.map((resource) => [
      `${apiModule}/${resource.name}`,
      { contents: moduleOf('resource', resource), loader: 'js' },
    ]),
  ])
  const setup = (building) => {
    building.onResolve({ filter: /^latchkey:api/ }, ({ path }) => ({ path, namespace: 'api' }))
    building.onLoad({ filter: /.*/, namespace: 'api' }, ({ path }) => texts.get(path))
  }
  return { name: 'api', setup }
}

const scopesOf = ({ operations }) => operations.flatMap(({ scopes }) => scopes)

/** `JSON.parse` reads a text sooner than a browser does a literal. */
const moduleOf = (name, value) =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** Records our modules as inputs, so that a change of one makes the bundle stale. */
export function noting(add) {
  const load = ({ path }) => {
    if (!path.includes('node_modules')) add(path)
    return undefined
  }
  const setup = (building) => {
    building.onLoad({ filter: /\bpackages\b.*\.(ts|tsx|css)$/ }, load)
  }
  return { name: 'noting', setup }
}
