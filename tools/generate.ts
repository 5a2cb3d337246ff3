import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { bundleDocument, type OpenApiDocument, refuseOrphans } from './bundle-document.ts'
import { root } from './pnpm.mjs'

const remake = 'Made by `pnpm run generate:contract` from openapi/. Do not edit.'
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Where the generated files live, from the root of the repository. */
export const generatedFolder = 'packages/contract/src/generated'

/**
 * Lints and bundles the documents and derives everything from them. Nothing is written.
 * @returns file name → content, the same on every machine.
 * @throws Error with one line per finding when a document breaks a rule.
 */
export async function generateContract(): Promise<Map<string, string>> {
  const management = await bundleDocument('management')
  const authentication = await bundleDocument('authentication')
  refuseOrphans([management, authentication])
  return new Map([
    ['authentication-types.ts', await types(authentication.document)],
    ['authentication.json', json(authentication.document)],
    ['management.json', json(management.document)],
    ['routes.ts', routes(management.document)],
    ['types.ts', await types(management.document)],
  ])
}

function json(document: OpenApiDocument): string {
  return `${JSON.stringify({ 'x-generated': remake, ...document }, null, 2)}\n`
}

async function types(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTypescript(lean(document) as unknown as OpenAPI3, {
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

function routes(document: OpenApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation?.operationId) return []
      const media = mediaOf(document, operation)
      const row = [`'${method.toUpperCase()}'`, `'${path}'`, ...(media ? [media] : [])]
      return [`${operation.operationId}: [${row.join(', ')}],`]
    }),
  )
  return format(`// ${remake}

import type { operations } from './types.ts'

/** A method that an operation of the document has. */
export type Method = ${methods.map((method) => `'${method.toUpperCase()}'`).join(' | ')}

/**
 * What an operation has besides JSON: a member of its body that is a file, an answer of bytes, or
 * one that does not end.
 */
export type RouteMedia =
  | { readonly file: string }
  | { readonly isBinary: true }
  | { readonly isEndless: true }

/** Method and path template of every operation of the management API, by operationId. */
export const routes = {
${rows.sort().join('\n')}
} as const satisfies Record<keyof operations, readonly [Method, string, RouteMedia?]>
`)
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

function format(text: string): string {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  // Standard input, because the formatter passes over generated folders.
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=generated.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
}

if (process.argv[1] === import.meta.filename) {
  const files = await generateContract()
  mkdirSync(join(root, generatedFolder), { recursive: true })
  for (const [name, text] of files) writeFileSync(join(root, generatedFolder, name), text)
  console.log(`${files.size} files written to ${generatedFolder}`)
}
