import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { type AbsentFamily, readAbsent, withAbsent } from './absent-operations.ts'
import { bundleDocument, type OpenApiDocument, refuseOrphans } from './bundle-document.ts'
import { httpMethods, type Resource, resourcesOf, singularOf } from './operation-names.ts'
import { root } from './pnpm.mjs'
import { methodTypes } from './sdk-methods.ts'
import { describeReferences } from './type-descriptions.ts'

const remake = 'Made by `npm run generate:contract` from openapi/. Do not edit.'

/** Where the generated files are, from the root of the repository. */
export const contractFolder = 'packages/contract/src/generated'
const docsFolder = 'docs/generated'
export const sdkFolder = 'packages/sdk/src/generated'

/** Folder → file name → content. */
export type Generated = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Lints and bundles the documents and derives everything from them. Nothing is written.
 * @returns every generated file, the same on every machine.
 * @throws Error with one line per finding when a document breaks a rule.
 */
export async function generate(): Promise<Generated> {
  const management = await bundleDocument('management')
  const authentication = await bundleDocument('authentication')
  const testControls = await bundleDocument('test-controls')
  refuseOrphans([management, authentication, testControls])
  const families = readAbsent()
  const resources = resourcesOf(management.document)
  const contract = new Map([
    ['authentication-types.ts', await types(authentication.document)],
    ['authentication.json', json(authentication.document)],
    ['management.json', json(withAbsent(management.document, families))],
    ['routes.ts', routes(resources, management.document)],
    ['test-controls-types.ts', await types(testControls.document)],
    ['test-controls.json', json(testControls.document)],
    ['types.ts', await types(management.document)],
  ])
  const sdk = new Map([['methods.ts', format(`// ${remake}\n\n${methodTypes(resources)}`)]])
  const docs = new Map([['operations.md', table(management.document, families)]])
  return new Map([
    [contractFolder, contract],
    [docsFolder, docs],
    [sdkFolder, sdk],
  ])
}

function json(document: OpenApiDocument): string {
  return `${JSON.stringify({ 'x-generated': remake, ...document }, null, 2)}\n`
}

async function types(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTypescript(lean(describeReferences(document)) as unknown as OpenAPI3, {
    alphabetize: true,
    // A caller may leave out what has a default, in the query as in the body.
    defaultNonNullable: false,
    silent: true,
  })
  return format(`// ${remake}\n\n${astToString(nodes)}`)
}

/**
 * The document as the types need it. An open answer would become an index signature and every
 * misspelt field of it `unknown`, so the types name only what is promised; an object of which
 * nothing is promised stays one of unknown members. Examples would double the file in comments.
 */
function lean<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(lean) as Node
  if (typeof node !== 'object' || node === null) return node
  const isPromised = 'properties' in node
  const entries = Object.entries(node)
    .filter(([key, value]) => !(isPromised && key === 'additionalProperties' && value === true))
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .map(([key, value]) => [key, lean(value)])
  return Object.fromEntries(entries)
}

function routes(resources: readonly Resource[], document: OpenApiDocument): string {
  const all = resources.map(({ tag, operations }) => ({
    tag,
    operations: compressible(
      operations.map((each) => ({ ...each, name: shortened(each.key, tag) })),
    ),
  }))
  const groups = sideBySide(all).map(({ tag, operations }) => {
    const rows = operations.map(({ key, name, method, path, operation }) => {
      const media = mediaOf(document, operation)
      const rest = `'${path.slice(tag.length + 1)}'`
      if (!media && method === methodImplied(key)) return `'${name}': ${rest},`
      return `'${name}': [${[`'${method}'`, rest, ...(media ? [media] : [])].join(', ')}],`
    })
    return `'${tag}': {\n${rows.join('\n')}\n},`
  })
  return format(`// ${remake}

/** A method that an operation of the document has. */
export type Method = ${httpMethods.map((method) => `'${method}'`).join(' | ')}

/**
 * What an operation has besides JSON: a member of its body that is a file, an answer of bytes, or
 * one that does not end.
 */
export type RouteMedia =
  | { readonly file: string }
  | { readonly isBinary: true }
  | { readonly isEndless: true }

/** The methods that the first words of operationIds imply; other words imply POST. */
export const methodsOfVerbs: Readonly<Record<string, Method>> = ${JSON.stringify(methodsOfVerbs)}

/**
 * The rest of a path template behind the resource; and the method in front of it, where the verb
 * implies another one.
 */
export type Route = string | readonly [Method, string, RouteMedia?]

/**
 * Every operation of the management API by its resource, the first segment of its path. Keys are
 * operationIds, in which \`$s\` stands for the name of the resource and \`$\` for the same without
 * its last letter; both are left out where an operation is a method of its resource.
 */
export const routes = {
${groups.join('\n')}
} as const satisfies Record<string, Record<string, Route>>
`)
}

const methodsOfVerbs: Readonly<Record<string, string>> = {
  get: 'GET',
  list: 'GET',
  delete: 'DELETE',
  remove: 'DELETE',
  update: 'PATCH',
  patch: 'PATCH',
}

const methodImplied = (key: string) => methodsOfVerbs[/^[a-z]+/.exec(key)?.[0] ?? ''] ?? 'POST'

/** `list(EventStreams)` of `event-streams` as `list$s`: pages with the SDK load the table. */
function shortened(key: string, tag: string): string {
  const name = tag.replace(/(^|-)./g, (letter) => letter.replace('-', '').toUpperCase())
  // A function, as `$` has a meaning in a text that replaces another.
  return key.replace(`(${name})`, () => '$s').replace(`(${singularOf(name)})`, () => '$')
}

/** Resources that have the same operations, one behind the other: for gzip, too. */
function sideBySide<Group extends { readonly operations: readonly { readonly name: string }[] }>(
  groups: readonly Group[],
): readonly Group[] {
  const names = ({ operations }: Group) => operations.map(({ name }) => name).join()
  return groups.toSorted((one, other) => (names(one) < names(other) ? -1 : 1))
}

/** Rows that many resources have first, and equal paths side by side: pages load them in gzip. */
function compressible<Row extends { readonly name: string; readonly path: string }>(
  rows: readonly Row[],
): readonly Row[] {
  const isUsual = ({ name }: Row) => /\$s?$/.test(name)
  const others = rows.filter((row) => !isUsual(row))
  return [
    ...rows.filter(isUsual),
    ...others.sort((one, other) => one.path.localeCompare(other.path, 'en')),
  ]
}

/** A page that says which operations of the public API there are, and which are absent. */
function table(document: OpenApiDocument, families: readonly AbsentFamily[]): string {
  const present = new Map(resourcesOf(document).map(({ tag, operations }) => [tag, operations]))
  const names = [...new Set([...present.keys(), ...families.map(({ name }) => name)])].sort()
  const rows = names.map((name) => {
    const absent = families.find((family) => family.name === name)?.operations ?? []
    const calls = absent.map(({ call }) => `\`${call}\``)
    const there = present.get(name)?.length ?? 0
    return `| \`${name}\` | ${there} | ${absent.length} | ${calls.join('<br>')} |`
  })
  return `<!-- ${remake} -->

# Operations of the management API

Operations that are not implemented answer all the same: a list is empty, a setting has its default,
and everything else is 501 \`not_implemented\`, which names the operation. In the contract they have
\`x-absent: true\`; the SDK has no methods for them.

| resource | implemented | absent | absent operations |
| -------- | ----------- | ------ | ----------------- |
${rows.join('\n')}
`
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref?: string } }>>
}

interface OperationMedia {
  readonly requestBody?: Media
  readonly responses?: Readonly<Record<string, Media>>
}

/** The third part of a row, for the few operations that have more than JSON and plain forms. */
function mediaOf({ components }: OpenApiDocument, operation: object): string | undefined {
  const { requestBody, responses = {} } = operation as OperationMedia
  const name = requestBody?.content?.['multipart/form-data']?.schema?.$ref?.split('/').at(-1) ?? ''
  const form = components?.schemas?.[name] as { properties?: Record<string, object> } | undefined
  for (const [member, schema] of Object.entries(form?.properties ?? {})) {
    if ('contentMediaType' in schema) return `{ file: '${member}' }`
  }
  const types = Object.values(responses).flatMap(({ content = {} }) => Object.keys(content))
  if (types.includes('text/event-stream')) return '{ isEndless: true }'
  return types.includes('application/gzip') ? '{ isBinary: true }' : undefined
}

/** Of one generated file; the types have 1 MB. */
const formattedBytesMax = 16 * 1024 * 1024

function format(text: string): string {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  // Standard input, because the formatter passes over generated folders.
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=generated.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    maxBuffer: formattedBytesMax,
  })
}

if (process.argv[1] === import.meta.filename) {
  for (const [folder, files] of await generate()) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const [name, text] of files) writeFileSync(join(root, folder, name), text)
    console.log(`${files.size} files written to ${folder}`)
  }
}
