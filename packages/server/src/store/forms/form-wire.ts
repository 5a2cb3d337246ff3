import type { Schema } from '@latchkey/contract'
import type { FormContent } from '../../record-rules/form-nodes.ts'
import type { Form as Row } from '../prisma/client.ts'

/** The columns of a form that a list shows. */
export const summarized = {
  id: true,
  name: true,
  flowIds: true,
  createdAt: true,
  updatedAt: true,
  embeddedAt: true,
  submittedAt: true,
} as const

type Times = Pick<Row, 'createdAt' | 'updatedAt' | 'embeddedAt' | 'submittedAt'>

export const toForm = (row: Row): Schema<'Form'> => ({
  id: row.id,
  name: row.name,
  ...contentOf(row),
  ...timesOf(row),
})

export const toFormSummary = (
  row: Times & Pick<Row, 'id' | 'name' | 'flowIds'>,
): Schema<'FormSummary'> => ({
  id: row.id,
  name: row.name,
  flow_count: row.flowIds.length,
  ...timesOf(row),
})

/** The API has validated what the column contains. */
const contentOf = ({ content }: Pick<Row, 'content'>): FormContent =>
  JSON.parse(JSON.stringify(content))

const timesOf = ({ createdAt, updatedAt, embeddedAt, submittedAt }: Times) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
  ...(embeddedAt && { embedded_at: embeddedAt.toISOString() }),
  ...(submittedAt && { submitted_at: submittedAt.toISOString() }),
})

const members = [
  'messages',
  'languages',
  'translations',
  'nodes',
  'start',
  'ending',
  'style',
] as const

/**
 * The content of a form after a patch. What is null or empty is removed, as in the hosted API; a
 * form without an ending resumes the log-in.
 */
export function contentAfter(
  before: FormContent,
  patch: Omit<Schema<'FormPatch'>, 'name'>,
): FormContent {
  const merged = members.map((name) => [
    name,
    patch[name] === undefined ? before[name] : patch[name],
  ])
  const given = Object.fromEntries(merged.filter(([, value]) => !isEmpty(value)))
  return { ending: { resume_flow: true }, ...given }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || Object.keys(Object(value)).length === 0
