/**
 * A generator of Prisma's own kind: `prisma generate` starts it, and talks JSON-RPC over its
 * standard streams. It writes the tables of the schema beside the Prisma client, for the statements
 * that the store makes itself.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const answers = {
  getManifest: () => ({
    manifest: { prettyName: 'Tables', defaultOutput: '../src/store/prisma' },
  }),
  generate({ generator, dmmf }) {
    const models = Object.fromEntries(dmmf.datamodel.models.map((model) => [model.name, of(model)]))
    const text = [
      '// This file is generated from prisma/schema.prisma by prisma/tables.mjs.',
      "import type { Model } from '../tables/model.ts'",
      '',
      `export const models: Readonly<Record<string, Model>> = ${JSON.stringify(models, null, 2)}`,
      '',
    ]
    writeFileSync(join(generator.output.value, 'tables.ts'), text.join('\n'))
    return null
  },
}

/** A table as `Model` of src/store/tables/model.ts describes it. */
function of({ name, dbName, fields, primaryKey, uniqueFields, uniqueIndexes }) {
  const scalars = fields.filter(({ kind }) => kind === 'scalar')
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueIndexes]
  const alone = fields.filter(({ isId, isUnique }) => isId || isUnique)
  return {
    table: dbName ?? name,
    columns: Object.fromEntries(scalars.map((field) => [field.name, columnOf(field)])),
    keys: {
      ...Object.fromEntries(uniqueFields.map((key) => [key.join('_'), key])),
      ...Object.fromEntries(keys.map((key) => [key.name ?? key.fields.join('_'), key.fields])),
      ...Object.fromEntries(alone.map((field) => [field.name, [field.name]])),
    },
    relations: Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'object')
        .map((field) => [field.name, relationOf(field)]),
    ),
  }
}

const columnOf = ({ name, dbName, type, isList }) => ({
  name: identifierOf(dbName ?? name),
  type,
  isList,
})

/** Reserved key words are identifiers in quotes only (PostgreSQL, appendix C). */
const reserved = new Set(
  [
    'all analyse analyze and any array as asc asymmetric both case cast check collate column',
    'constraint create current_catalog current_date current_role current_time current_timestamp',
    'current_user default deferrable desc distinct do else end except false fetch for foreign from',
    'grant group having in initially intersect into lateral leading limit localtime localtimestamp',
    'not null offset on only or order placing primary references returning select session_user',
    'some symmetric system_user table then to trailing true union unique user using variadic when',
    'where window with',
  ].flatMap((words) => words.split(' ')),
)

const identifierOf = (name) => (reserved.has(name) ? `"${name}"` : name)

const relationOf = ({ type, isList, relationName, relationFromFields, relationToFields }) => ({
  model: type,
  isList,
  name: relationName,
  fields: relationFromFields,
  references: relationToFields,
})

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const result = answers[method]?.(params)
  process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
}
