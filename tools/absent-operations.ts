import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { documents, type OpenApiDocument } from './bundle-document.ts'

/** An operation of the public API that is not implemented, as `openapi/absent` has it. */
interface AbsentOperation {
  /** As `GET /rules/{id}`. */
  readonly call: string
  readonly id: string
  readonly scopes: readonly string[]
  /** The name of the items in the empty list. */
  readonly list?: string
  readonly pages?: 'offset' | 'checkpoint'
  /** The answer of a setting: its default. */
  readonly answer?: unknown
  /** The 404 of a setting that does not exist until it is set. */
  readonly missing?: { readonly message: string; readonly errorCode?: string }
}

/** The absent operations whose paths begin with one segment, which is the name of the file. */
export interface AbsentFamily {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly operations: readonly AbsentOperation[]
}

type Members = Readonly<Record<string, unknown>>

/** The files of a folder of absent operations, in alphabetical order. */
export function readAbsent(folder = `${documents}absent/`): readonly AbsentFamily[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      name: file.replace('.yaml', ''),
      ...parse(readFileSync(join(folder, file), 'utf8')),
    }))
}

/**
 * The document with the absent operations, each with `x-absent`.
 *
 * @throws Error with one line per finding when a file breaks a rule
 */
export function withAbsent(
  document: OpenApiDocument,
  families: readonly AbsentFamily[],
): OpenApiDocument {
  const findings = families.flatMap((family) => findingsOf(family, document, families))
  if (findings.length > 0) throw new Error(findings.sort().join('\n'))
  const paths = { ...document.paths }
  for (const { name, operations } of families) {
    for (const operation of operations) {
      const [method = '', written = ''] = operation.call.split(' ')
      const path = Object.keys(paths).find((each) => shapeOf(each) === shapeOf(written)) ?? written
      const setting = operations.find(({ call }) => call === `GET ${written}`)
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: expanded(operation, { tag: name, path, setting }),
      }
    }
  }
  return { ...document, ...tagged(document, families), paths }
}

export const isAbsent = (operation: unknown): boolean =>
  typeof operation === 'object' && operation !== null && 'x-absent' in operation

const shapeOf = (path: string) => path.replace(/\{[^}]+\}/g, '{}')

interface Place {
  readonly tag: string
  readonly path: string
  /** The operation that reads what this one writes. */
  readonly setting: AbsentOperation | undefined
}

function expanded(operation: AbsentOperation, { tag, path, setting }: Place) {
  const { id, scopes, list, pages } = operation
  const [method = ''] = operation.call.split(' ')
  const isRead = method === 'GET'
  const identifiers = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'Identifier. Not looked up.',
    schema: { type: 'string', maxLength: 1024 },
  }))
  const parameters = [...identifiers, ...(pages ? pageParameters[pages] : [])]
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(method)
  return {
    operationId: id,
    tags: [tag],
    summary: summaryOf(id),
    description: descriptionOf(operation, setting),
    security: ['bearerAuth', 'oAuth2ClientCredentials'].flatMap((scheme) =>
      scopes.map((scope) => ({ [scheme]: [scope] })),
    ),
    'x-rate-limit': { policy: isRead ? 'management-read' : 'management-write' },
    'x-absent': true,
    ...(list !== undefined && { 'x-absent-list': { key: list, pages } }),
    ...(parameters.length > 0 && { parameters }),
    ...(takesBody && { requestBody: { content: { 'application/json': { schema: {} } } } }),
    responses: { ...responsesOf(operation, setting), ...refusals(isRead) },
  }
}

const byNumber = ['page', 'perPage', 'includeTotals'].map(parameterNamed)
const byCheckpoint = ['from', 'take'].map(parameterNamed)
const pageParameters = {
  offset: byNumber,
  checkpoint: byCheckpoint,
}

function parameterNamed(name: string): object {
  return { $ref: `#/components/parameters/${name}` }
}

/** `List action modules` of `listActionModules`. */
function summaryOf(id: string): string {
  const words = id.replace(/([A-Z])/g, ' $1').toLowerCase()
  return `${words[0]?.toUpperCase()}${words.slice(1)}`
}

function descriptionOf(operation: AbsentOperation, setting: AbsentOperation | undefined): string {
  const { call, list, answer, missing } = operation
  if (list !== undefined) return 'Not implemented. The list is empty.'
  if (answer !== undefined) return 'Not implemented. The response is the default.'
  if (missing !== undefined) return 'Not implemented. The response is that of a tenant without it.'
  return isSettable(call, setting)
    ? 'Not implemented. Members that are equal to the default are accepted, others answered with 501.'
    : 'Not implemented. The response is 501.'
}

const isSettable = (call: string, setting: AbsentOperation | undefined) =>
  /^(PUT|PATCH) /.test(call) && setting?.answer !== undefined

function responsesOf(operation: AbsentOperation, setting: AbsentOperation | undefined): Members {
  const { call, list, pages, answer, missing } = operation
  if (list !== undefined) return ok(pages === 'checkpoint' ? { [list]: [] } : [])
  if (answer !== undefined) return ok(answer)
  if (missing !== undefined) {
    const value = { statusCode: 404, error: 'Not Found', ...missing }
    const content = { 'application/json': { schema: errorSchema, example: value } }
    return { '404': { description: 'It has not been set.', content } }
  }
  const settable = isSettable(call, setting) ? ok(setting?.answer) : {}
  return { ...settable, '501': { $ref: '#/components/responses/NotImplemented' } }
}

const errorSchema = { $ref: '#/components/schemas/Error' }

const ok = (example: unknown): Members => ({
  '200': {
    description: 'What a tenant has that has set nothing.',
    content: { 'application/json': { schema: {}, example } },
  },
})

const refusals = (isRead: boolean): Members =>
  Object.fromEntries(
    [
      ...(isRead ? [] : [['400', 'BadRequest']]),
      ['401', 'Unauthorized'],
      ['403', 'Forbidden'],
      ['429', 'TooManyRequests'],
    ].map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  )

/** Families without any operation that there is have a tag of their own. */
function tagged(document: OpenApiDocument, families: readonly AbsentFamily[]) {
  const { tags = [], 'x-tagGroups': groups = [] } = document
  const own = families.filter(({ name }) => !tags.some((tag) => tag.name === name))
  const added = own.map(({ name, title, description }) => ({
    name,
    'x-displayName': title,
    description: `${description} Not implemented.`,
  }))
  const group = { name: 'Not implemented', tags: own.map(({ name }) => name) }
  return { tags: [...tags, ...added], 'x-tagGroups': [...groups, group] }
}

const memberNames: readonly string[] = [
  'call',
  'id',
  'scopes',
  'list',
  'pages',
  'answer',
  'missing',
]

function findingsOf(
  { name, operations }: AbsentFamily,
  document: OpenApiDocument,
  families: readonly AbsentFamily[],
): readonly string[] {
  const present = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const ids = families.flatMap((family) => family.operations.map(({ id }) => id))
  const scopes = JSON.stringify(document.components?.securitySchemes)
  return operations.flatMap((operation) => {
    const { call, id } = operation
    const [method = '', path = ''] = call.split(' ')
    const isThere = present.some(
      (each) => each.method === method.toLowerCase() && shapeOf(each.path) === shapeOf(path),
    )
    const isTaken =
      present.some((each) => each.operation?.operationId === id) ||
      ids.filter((each) => each === id).length > 1
    const unknown = Object.keys(operation).filter((member) => !memberNames.includes(member))
    const strange = operation.scopes.filter((scope) => !scopes.includes(`"${scope}"`))
    return [
      ...(isThere ? ['it is implemented: remove it here'] : []),
      ...(isTaken ? [`another operation is called ${id}`] : []),
      ...(path.split('/')[1] === name ? [] : [`it belongs into ${path.split('/')[1]}.yaml`]),
      ...unknown.map((member) => `there is no member ${member}`),
      ...strange.map((scope) => `${scope} is not in the catalogue of scopes`),
    ].map((finding) => `openapi/absent/${name}.yaml: ${call}: ${finding}`)
  })
}
