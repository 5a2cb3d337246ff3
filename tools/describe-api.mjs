/**
 * What the console and the documentation read of an API document: for each resource its operations,
 * with parameters, scopes and schemas, and nothing that only servers and generators need.
 */

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Keywords of JSON Schema that forms and references show. */
const keptKeywords = [
  'type',
  'description',
  'enum',
  'const',
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'maxProperties',
  'required',
  'uniqueItems',
  'contentMediaType',
]

/**
 * @param {object} document a bundled OpenAPI 3.1 document
 * @returns {readonly object[]} the resources that have an operation, in the order of the tags
 */
export function describeApi(document) {
  const operations = operationsOf(document)
  return document.tags
    .map(({ name, description = '', ...tag }) => ({
      name,
      title: tag['x-displayName'] ?? name,
      group: document['x-tagGroups'].find(({ tags }) => tags.includes(name))?.name ?? '',
      description: flat(description),
      operations: operations.filter(({ tags }) => tags[0] === name).map(describe(document)),
    }))
    .filter((resource) => resource.operations.length > 0)
    .map((resource) => ({ ...resource, schemas: schemasOf(document, resource.operations) }))
}

function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method]?.operationId && !item[method]['x-absent'])
      .map((method) => ({ ...item[method], path, method: method.toUpperCase() })),
  )
}

const describe = (document) => (operation) => {
  const { operationId: id, method, path, summary, description = '', security = [] } = operation
  const parameters = (operation.parameters ?? []).map((each) => resolve(document, each))
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const [status, answer] = successOf(operation.responses, document)
  const [answerMedia, content] = Object.entries(answer.content ?? {})[0] ?? []
  return {
    id,
    method,
    path,
    summary,
    description: flat(description),
    scopes: [...new Set(security.flatMap((each) => Object.values(each)).flat())],
    parameters: parameters.map(({ name, in: place, description: says = '', ...parameter }) => ({
      name,
      in: place,
      description: flat(says),
      required: parameter.required ?? false,
      schema: withExample(compact(parameter.schema ?? {}), parameter.example),
    })),
    ...(body && { media, body: compact(body.schema), example: exampleOf(body) }),
    answer: {
      status: Number(status),
      description: flat(answer.description ?? ''),
      ...(content?.schema && { media: answerMedia, schema: compact(content.schema) }),
      ...(content && { example: exampleOf(content) }),
    },
    errors: Object.keys(operation.responses).filter((at) => at >= '4'),
  }
}

/** The answer of a success; else the redirect, else the first answer that is described. */
function successOf(responses, document) {
  const all = Object.entries(responses)
  const [status, response] =
    all.find(([at]) => at.startsWith('2')) ?? all.find(([at]) => at.startsWith('3')) ?? all[0]
  return [status, resolve(document, response)]
}

const exampleOf = ({ example, examples }) => example ?? Object.values(examples ?? {})[0]?.value

function withExample(schema, example) {
  return example === undefined ? schema : { ...schema, example }
}

/**
 * A schema reduced to the shown keywords; references stay references, by the name of the schema.
 */
function compact(schema) {
  if (schema === true || schema === false || schema === undefined) return {}
  const kept = {}
  for (const keyword of keptKeywords) {
    if (schema[keyword] !== undefined) kept[keyword] = schema[keyword]
  }
  if (kept.description !== undefined) kept.description = flat(kept.description)
  if (schema.$ref) kept.ref = nameOf(schema.$ref)
  if (schema.examples?.length > 0) kept.example = schema.examples[0]
  if (schema['x-effect'] !== undefined) kept.effect = schema['x-effect']
  if (schema.items) kept.items = compact(schema.items)
  if (schema.oneOf) kept.oneOf = schema.oneOf.map(compact)
  if (schema.allOf) kept.allOf = schema.allOf.map(compact)
  if (schema.additionalProperties && schema.additionalProperties !== true) {
    kept.values = compact(schema.additionalProperties)
  }
  const isObject = schema.type === 'object' && !schema.properties
  if (isObject && schema.additionalProperties !== false) kept.isOpen = true
  if (schema.properties) {
    const members = Object.entries(schema.properties)
    kept.properties = Object.fromEntries(members.map(([name, each]) => [name, compact(each)]))
  }
  return kept
}

/** The schemas that operations reach, by name. */
function schemasOf(document, operations) {
  const found = new Map()
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if (typeof value.ref === 'string' && !found.has(value.ref)) {
      const schema = compact(document.components.schemas[value.ref])
      found.set(value.ref, schema)
      visit(schema)
    }
    for (const [name, each] of Object.entries(value)) if (name !== 'example') visit(each)
  }
  visit(operations)
  return Object.fromEntries(found)
}

function resolve(document, { $ref, ...siblings }) {
  if (!$ref) return siblings
  const target = $ref
    .split('/')
    .slice(1)
    .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  return { ...target, ...siblings }
}

const nameOf = (ref) => ref.slice(ref.lastIndexOf('/') + 1)

/** Without the line breaks of the YAML; paragraphs stay. */
const flat = (text) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) =>
      /^\s*[-*|]/m.test(paragraph) ? paragraph : paragraph.replace(/\s*\n\s*/g, ' '),
    )
    .join('\n\n')
