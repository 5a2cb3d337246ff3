import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { createConfig, lint } from '@redocly/openapi-core'
import { documentRules } from './document-rules.ts'

const headers = `
  X-RateLimit-Limit: { schema: { type: integer } }
  X-RateLimit-Remaining: { schema: { type: integer } }
  X-RateLimit-Reset: { schema: { type: integer } }`

/** A small document without findings. Each test changes one thing in it. */
const good = {
  'root.yaml': `
openapi: 3.1.0
info: { title: Doors, version: '1' }
tags: [{ $ref: doors/tag.yaml }]
x-tagGroups: [{ name: Access, tags: [doors] }]
x-rate-limit-policies:
  write: { limit: 10, windowSeconds: 1, description: Requests that write. }
paths:
  /doors:
    post: { $ref: doors/createDoor.yaml }
components:
  securitySchemes:
    bearerAuth: { type: http, scheme: bearer }
    oAuth2ClientCredentials:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: /t, scopes: { 'create:doors': Create doors } } }
`,
  'doors/tag.yaml': `
name: doors
x-displayName: Doors
description: A door lets people in. Create and lock doors here.
`,
  'doors/createDoor.yaml': `
operationId: createDoor
tags: [doors]
summary: Create a door in ISO form
security: [{ bearerAuth: ['create:doors'] }, { oAuth2ClientCredentials: ['create:doors'] }]
x-rate-limit: { policy: write }
parameters:
  - { name: floor, in: query, description: Floor of the door., schema: { type: integer }, example: 2 }
requestBody:
  content: { application/json: { schema: { $ref: DoorDefinition.yaml }, example: { name: a } } }
responses:
  '201': { $ref: ../Created.yaml }
  '401': { $ref: ../Created.yaml }
`,
  'doors/DoorDefinition.yaml': `
type: object
additionalProperties: false
properties:
  name: { type: string, maxLength: 8, description: Name of the door., examples: [Front] }
  keys: { type: [array, 'null'], maxItems: 3, description: Keys to the door., items: { $ref: Key.yaml } }
  locked: { type: boolean, description: Whether the door is locked. }
`,
  'doors/Key.yaml': `
{ type: string, enum: [a, b] }
`,
  'Created.yaml': `
description: The door is created.
headers:${headers}
content: { application/json: { schema: { type: integer }, examples: { one: { value: 1 } } } }
`,
}
const options = {
  'latchkey/operation-statuses': { severity: 'error', statuses: ['401'] },
  'latchkey/scope-catalogue': { severity: 'error', size: 1 },
} as const
const names = Object.keys(documentRules.rules?.oas3 ?? {})

/** Lints the document with some text replaced, and returns the findings. */
async function findings(file: keyof typeof good, from: string, to: string, extra = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'document-'))
  const files = { ...good, ...extra, [file]: good[file].replace(from, to) }
  if (from !== '') expect(good[file]).toContain(from)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const rules = Object.fromEntries(
    names.map((name) => [name, options[name as keyof typeof options] ?? 'error']),
  )
  const config = await createConfig({ rules }, { plugins: [documentRules] })
  const problems = await lint({ ref: join(folder, 'root.yaml'), config })
  rmSync(folder, { recursive: true })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message.replaceAll(folder, '')}`)
}

test('document rules report nothing for a valid document', async () => {
  expect(await findings('root.yaml', '', '')).toEqual([])
})

const operation = 'doors/createDoor.yaml'
const schema = 'doors/DoorDefinition.yaml'
const cases: [string, keyof typeof good, string, string, string][] = [
  [
    'an operation in the root',
    'root.yaml',
    '{ $ref: doors/createDoor.yaml }',
    '{}',
    'operation-file',
  ],
  [
    'a rate limit policy without a description',
    'root.yaml',
    ', description: Requests that write.',
    '',
    'rate-limit',
  ],
  ['a file of another name', operation, 'createDoor', 'createGate', 'operation-file'],
  ['a tag that is not the folder', operation, '[doors]', '[gates]', 'operation-file'],
  ['a path that is not the folder', 'root.yaml', '/doors:', '/gates:', 'operation-file'],
  ['a verb off the list', operation, 'createDoor', 'openDoor', 'operation-name'],
  ['a summary in title case', operation, 'a door', 'A Door', 'summary'],
  ['a summary with a full stop', operation, 'ISO form', 'form.', 'summary'],
  ['a status that is missing', operation, "'401'", "'402'", 'operation-statuses'],
  ['a missing scheme', operation, "{ bearerAuth: ['create:doors'] },", '', 'operation-scope'],
  ['two scopes', operation, "['create:doors']", "['create:doors', x]", 'operation-scope'],
  ['a catalogue with a gap', 'root.yaml', "'create:doors': Create doors", '', 'scope-catalogue'],
  ['a scope of another form', 'root.yaml', 'create:doors', 'make doors', 'scope-catalogue'],
  ['a scope nobody explains', 'root.yaml', 'Create doors', "''", 'scope-catalogue'],
  ['a summary that is no imperative', operation, 'Create a', 'Creation of a', 'summary'],
  ['a text without a bound', schema, ', maxLength: 8', '', 'limits'],
  ['a list without a bound', schema, 'maxItems: 3,', '', 'limits'],
  ['an object that does not say', schema, 'additionalProperties: false', '', 'openness'],
  ['an open request', schema, 'Properties: false', 'Properties: true', 'closed-requests'],
  ['a request without example', operation, ', example: { name: a }', '', 'example'],
  ['an answer without example', 'Created.yaml', ', examples: { one: { value: 1 } }', '', 'example'],
  ['a property without example', schema, ', examples: [Front]', '', 'input-example'],
  ['items without example', 'doors/Key.yaml', ', enum: [a, b]', ', maxLength: 1', 'input-example'],
  [
    'an open object deep in a request',
    'doors/Key.yaml',
    '{ type: string, enum: [a, b] }',
    '{ type: object, additionalProperties: true }',
    'closed-requests',
  ],
  [
    'a property without example deep in a request',
    'doors/Key.yaml',
    '{ type: string, enum: [a, b] }',
    '{ type: object, properties: { teeth: { type: integer } } }',
    'input-example',
  ],
  ['a parameter without example', operation, ', example: 2', '', 'input-example'],
  ['a description that points', operation, 'Floor of the door', 'Its own floor', 'description'],
  ['an answer that points', 'Created.yaml', 'The door is', 'What was', 'description'],
  ['a boolean of another form', schema, 'Whether the door is locked', 'Lock of it', 'description'],
  ['a whether of no boolean', schema, 'Name of', 'Whether there is', 'description'],
  ['a property without description', schema, 'description: Keys to the door.,', '', 'description'],
  ['a tag in no group', 'root.yaml', 'tags: [doors]', 'tags: []', 'tags'],
  ['a group of a tag that is none', 'root.yaml', 'tags: [doors]', 'tags: [doors, x]', 'tags'],
  ['a tag without display name', 'doors/tag.yaml', 'x-displayName: Doors', '', 'tags'],
  ['a tag without introduction', 'doors/tag.yaml', ' Create and lock doors here.', '', 'tags'],
  ['a tag that the document lacks', 'root.yaml', '{ $ref: doors/tag.yaml }', '', 'tags'],
  ['an operation without policy', operation, 'x-rate-limit: { policy: write }', '', 'rate-limit'],
  ['an unknown policy', operation, 'policy: write', 'policy: read', 'rate-limit'],
  ['a policy without numbers', 'root.yaml', 'limit: 10', 'limit: many', 'rate-limit'],
  ['an answer without headers', 'Created.yaml', headers, ' {}', 'rate-limit'],
]

describe('document rules report', () => {
  test.each(cases)('%s', async (_, file, from, to, rule) => {
    const found = await findings(file, from, to)
    expect(found.map((line) => line.split(':')[0])).toContain(`latchkey/${rule}`)
  })

  test('a scope that is not in the catalogue', async () => {
    const all = good[operation].replaceAll('create:doors', 'create:gates')
    expect(await findings(operation, good[operation], all)).toEqual([
      expect.stringContaining(
        "operation-scope: Use a scope of the catalogue: 'create:gates' is not",
      ),
    ])
  })

  test('two files of one name', async () => {
    const extra = { 'DoorDefinition.yaml': 'type: integer' }
    const found = await findings(
      'Created.yaml',
      '{ type: integer }, ex',
      '{ $ref: DoorDefinition.yaml }, ex',
      extra,
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/component-file: Rename one of .*a component is named after its file/)
  })

  test('a schema that is not in PascalCase', async () => {
    const extra = { 'doorDEF.yaml': 'type: integer' }
    expect(
      await findings('Created.yaml', '{ type: integer }, ex', '{ $ref: doorDEF.yaml }, ex', extra),
    ).toEqual([expect.stringContaining("component-file: Name the schema 'doorDEF' in PascalCase")])
  })

  test('every rule at least once', () => {
    const rules = new Set([...cases.map((row) => row[4]), 'component-file'])
    expect([...rules].map((rule) => `latchkey/${rule}`).sort()).toEqual([...names].sort())
  })
})
