/**
 * Writes the documentation as static files: pages made from the contract and from `docs/`, a script
 * and a style with the hash of their content in their names, and each file compressed.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { iconPath, noting, writeCompressed } from './bundle-console.mjs'
import { describeApi } from './describe-api.mjs'

const apis = [
  { title: 'Management API', folder: 'management', basePath: '/api/v2' },
  { title: 'Authentication API', folder: 'authentication', basePath: '' },
]

/**
 * @param {object} options
 * @param {string} options.base the root of the repository
 * @param {string} options.destination the folder to write, which is replaced
 * @param {(path: string) => string} options.add records a file as an input, and returns its text
 */
export async function bundleDocumentation({ base, destination, add }) {
  const { outputFiles, metafile } = await build({
    ...shared(base, add),
    entryPoints: { documentation: join(base, 'packages/documentation/src/browser/main.ts') },
    outdir: join(destination, 'assets'),
    minify: true,
    platform: 'browser',
    target: 'es2022',
    entryNames: '[name]-[hash]',
  })
  const nameOf = (ending) =>
    `assets/${basename(outputFiles.find(({ path }) => path.endsWith(ending)).path)}`
  const { filesOf } = await loadSite(base, add)
  const files = filesOf({
    apis: apis.map((api) => ({ ...api, resources: resourcesOf(api, base, add) })),
    guides: guidesIn(base),
    assets: { script: nameOf('.js'), style: nameOf('.css') },
  })
  rmSync(destination, { recursive: true, force: true })
  for (const { path, contents } of outputFiles) write(path, contents)
  for (const [path, text] of files) write(join(destination, path), Buffer.from(text))
  for (const name of picturesIn(base)) {
    const picture = readFileSync(join(base, 'docs/pictures', name))
    write(join(destination, 'guides/pictures', name), picture)
  }
  write(join(destination, 'icon.svg'), Buffer.from(add(join(base, iconPath))))
  return metafile.inputs
}

const shared = (base, add) => ({
  absWorkingDir: base,
  write: false,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  conditions: ['latchkey-source'],
  legalComments: 'none',
  metafile: true,
  logLevel: 'error',
  plugins: [noting(add)],
})

/** The module that makes the pages, compiled for this process. */
async function loadSite(base, add) {
  const { outputFiles } = await build({
    ...shared(base, add),
    entryPoints: [join(base, 'packages/documentation/src/site.tsx')],
    outdir: 'out',
    platform: 'node',
    target: 'node20.19',
  })
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-documentation-'))
  try {
    const path = join(folder, 'site.mjs')
    writeFileSync(path, outputFiles[0].contents)
    return await import(pathToFileURL(path))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function resourcesOf({ folder }, base, add) {
  const path = join(base, `packages/contract/src/generated/${folder}.json`)
  return describeApi(JSON.parse(add(path)))
}

/**
 * The guides in the order of the README's first table, also those that are the README of a package;
 * others follow by name. They are not recorded as inputs: a server must not refuse to start because
 * a guide has changed.
 */
function guidesIn(base) {
  const [table] = /^\| guide .*?^$/ms.exec(readFileSync(join(base, 'README.md'), 'utf8')) ?? ['']
  const listed = [...table.matchAll(/^\| \[`[^`]+`\]\(([\w/-]+\.md)\)/gm)].map(([, path]) => path)
  const others = readdirSync(join(base, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  return [...new Set([...listed, ...others.sort()])].map((path) => ({
    name: basename(path === `${dirname(path)}/README.md` ? dirname(path) : path, '.md'),
    path,
    text: readFileSync(join(base, path), 'utf8'),
  }))
}

/** Pages are one folder deeper than guides, and so are their pictures. */
const picturesIn = (base) =>
  readdirSync(join(base, 'docs/pictures')).filter((name) => name.endsWith('.webp'))

/** The pages are many, and each is small: 7 MB in all, five seconds at the best quality. */
const pageQuality = 9

function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeCompressed(path, contents, pageQuality)
}
