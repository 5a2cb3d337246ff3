import {
  componentNameOf,
  type Document,
  type DocumentOperation,
  type DocumentParameter,
  methods,
  type Schema,
} from './document.ts'
import { ignoredMembersIn } from './ignored-members.ts'
import type { AbsentAnswer, Operation, QueryParameter } from './operation.ts'

/** The operations of a document, in its order. */
export function readOperations(document: Document): readonly Operation[] {
  const ignoredMembersOf = ignoredMembersIn(document)
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method] as DocumentOperation | undefined
      if (!found) return []
      const operation: Operation = {
        id: found.operationId,
        summary: found.summary,
        method: method.toUpperCase(),
        path,
        aliases: found['x-aliases'] ?? [],
        scopes: [...new Set((found.security ?? []).flatMap((each) => Object.values(each).flat()))],
        securitySchemes: (found.security ?? []).flatMap((each) => Object.keys(each)),
        rateLimitPolicy: found['x-rate-limit']?.policy ?? '',
        body: found.requestBody ? (found.requestBody.required ? 'required' : 'optional') : 'none',
        mediaTypes: Object.keys(found.requestBody?.content ?? {}),
        ignoredMembers: ignoredMembersOf(bodyOf(found, 'application/json')),
        files: filesOf(schemaOf(document, bodyOf(found, 'multipart/form-data'))),
        ...(found['x-opened-by'] !== undefined && { openedBy: found['x-opened-by'] }),
        changesState: found['x-changes-state'] === true,
        queryParameters: queryParametersOf(document, [
          ...(item.parameters ?? []),
          ...(found.parameters ?? []),
        ]),
        refusesUnknownParameters: found['x-refuses-unknown-parameters'] === true,
        ...(found['x-text-member'] !== undefined && { textMember: found['x-text-member'] }),
        ...(found['x-absent'] && { absent: absentAnswerOf(found) }),
      }
      return [operation]
    }),
  )
}

function absentAnswerOf({ responses = {}, ...found }: DocumentOperation): AbsentAnswer {
  const list = found['x-absent-list']
  if (list) return { list }
  for (const status of [200, 404]) {
    const body = responses[status]?.content?.['application/json']?.example
    if (body !== undefined) return { status, body }
  }
  return {}
}

function queryParametersOf(
  { components: { parameters = {}, schemas = {} } = {} }: Document,
  written: readonly DocumentParameter[],
): readonly QueryParameter[] {
  const resolved = (schema: Schema) => schemas[componentNameOf(schema)] ?? schema
  return written
    .map((each) => parameters[componentNameOf(each)] ?? each)
    .filter((each) => each.in === 'query')
    .map(({ name = '', schema = {} }) => {
      const { type, items = {} } = resolved(schema)
      const isList = type === 'array'
      return { name, isList, splitsAtCommas: isList && resolved(items).enum !== undefined }
    })
}

const bodyOf = ({ requestBody }: DocumentOperation, mediaType: string) =>
  requestBody?.content[mediaType]?.schema ?? {}

const schemaOf = ({ components }: Document, schema: Schema): Schema =>
  components?.schemas?.[componentNameOf(schema)] ?? schema

function filesOf({ properties = {} }: Schema): readonly string[] {
  return Object.keys(properties).filter((each) => properties[each]?.contentMediaType !== undefined)
}
