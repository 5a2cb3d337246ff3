import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { bundle, createConfig } from '@redocly/openapi-core'
import { documentRules } from './document-rules.ts'

const files = {
  'root.yaml': `
openapi: 3.1.0
info: { title: Doors, version: '1' }
paths:
  /doors:
    post:
      requestBody: { content: { application/json: { schema: { $ref: DoorDefinition.yaml } } } }
    patch:
      requestBody: { content: { application/json: { schema: { $ref: DoorPatch.yaml } } } }
`,
  'DoorDefinition.yaml': `
type: object
required: [name]
properties:
  name: { type: string, maxLength: 8, description: Name of the door. }
  kind: { type: string, enum: [front, back], description: Kind of the door. }
  lock: { $ref: Lock.yaml, description: Lock of the door. }
  floor: { type: integer, description: Floor of the door. }
`,
  'DoorPatch.yaml': `
type: object
x-patch-of: { schema: { $ref: DoorDefinition.yaml }, without: [floor], nullable: [kind, lock] }
properties:
  name: { type: string, maxLength: 4, description: New name of the door. }
  open: { type: boolean, description: Whether the door is open. }
`,
  'Lock.yaml': `
{ type: object }
`,
}

async function bundled(from = '', to = '') {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text.replace(from, to))
  }
  const preprocessors = { 'latchkey/patch-of': 'on' } as const
  const config = await createConfig({ preprocessors }, { plugins: [documentRules] })
  const { bundle: document, problems } = await bundle({ ref: join(folder, 'root.yaml'), config })
  rmSync(folder, { recursive: true })
  const { components } = document.parsed as { components: { schemas: Record<string, object> } }
  return { schemas: components.schemas, problems: problems.map(({ message }) => message) }
}

test('a patch has the members of the definition, without some, and with null where it says so', async () => {
  const { schemas, problems } = await bundled()
  expect(problems).toEqual([])
  expect(schemas.DoorPatch).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 4, description: 'New name of the door.' },
      kind: {
        type: ['string', 'null'],
        enum: ['front', 'back', null],
        description: 'Kind of the door. Null restores the default.',
      },
      lock: {
        oneOf: [{ $ref: '#/components/schemas/Lock' }, { type: 'null' }],
        description: 'Lock of the door. Null restores the default.',
      },
      open: { type: 'boolean', description: 'Whether the door is open.' },
    },
  })
})

test('the definition is not modified', async () => {
  const { schemas } = await bundled()
  expect(schemas.DoorDefinition).toMatchObject({
    required: ['name'],
    properties: {
      kind: { type: 'string', enum: ['front', 'back'], description: 'Kind of the door.' },
      floor: { type: 'integer' },
    },
  })
})

test.each([
  ['nullable: [kind, lock]', 'nullable: [king]', 'DoorDefinition.yaml has no king.'],
  ['without: [floor]', 'without: [flour]', 'DoorDefinition.yaml has no flour.'],
  ['$ref: DoorDefinition.yaml }, w', '$ref: Lock.yaml }, w', 'Name a schema with properties'],
  ['$ref: DoorDefinition.yaml }, w', '$ref: ./Lock.yaml }, w', 'Name a schema of the same folder'],
])('%s as %s is an error', async (from, to, message) => {
  const { problems } = await bundled(from, to)
  expect(problems).toEqual([expect.stringContaining(message)])
})
