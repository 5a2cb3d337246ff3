import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { type FormContent, flowsOf, requireNodes } from '../../record-rules/form-nodes.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'
import { contentAfter, summarized, toForm, toFormSummary } from './form-wire.ts'
import { noteTime } from './note-time.ts'
import { requireFlows } from './require-named.ts'

type Form = Schema<'Form'>

/** The most forms of one tenant. */
const formsMax = 500

/** The forms of one tenant. */
export interface Forms {
  /** The oldest first, without their content. */
  list(query: OffsetQuery): Promise<OffsetPage<Schema<'FormSummary'>>>
  /** @param hydrated the members to add */
  get(id: string, hydrated?: readonly Schema<'FormHydration'>[]): Promise<Form | undefined>
  /** @throws ApiError `invalid_body`, `too_many_forms` */
  create(definition: Schema<'FormDefinition'>): Promise<Form>
  /**
   * Members that are null are removed.
   *
   * @throws ApiError `invalid_body`
   */
  update(id: string, patch: Schema<'FormPatch'>): Promise<Form | undefined>
  /** @returns whether there was one */
  delete(id: string): Promise<boolean>
  /** Notes that a form is shown, or completed. An unknown one is no error. */
  note(id: string, what: 'shown' | 'completed'): Promise<void>
}

export function forms(scope: Scope): Forms {
  const { database, tenantId, now, changes } = scope
  const table = database.form
  const { lock } = rowById(
    scope,
    'forms',
    (tables, where) => tables.form.findUnique({ where }),
    toForm,
  )
  return {
    list(query) {
      const where = { tenantId }
      const find = (window: object) => table.findMany({ ...window, where, select: summarized })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return offsetPage(query, { idName: 'id', find, count }, toFormSummary)
    },
    async get(id, hydrated = []) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      if (!row) return undefined
      const isCounted = hydrated.includes('flow_count')
      return { ...toForm(row), ...(isCounted && { flow_count: row.flowIds.length }) }
    },
    async create({ name, ...given }) {
      const content = contentAfter({}, given)
      const columns = await contentColumns(scope, content)
      const count = () => table.count({ where: { tenantId } })
      if ((await lockTenantAndRead(scope, count)) >= formsMax) throw new ApiError('too_many_forms')
      const at = now()
      const data = {
        ...columns,
        tenantId,
        id: newId('ap'),
        name,
        createdAt: at,
        updatedAt: at,
        embeddedAt: null,
        submittedAt: null,
      }
      return changes.created('form', toForm(data), table.createMany({ data }))
    },
    async update(id, { name, ...patch }) {
      const row = await lock(id)
      if (!row) return undefined
      const isSame = Object.keys(patch).length === 0
      const content = contentAfter(toForm(row), patch)
      const data = {
        ...(name !== undefined && { name }),
        ...(!isSame && (await contentColumns(scope, content))),
        updatedAt: now(),
      }
      const sent = table.updateMany({ where: { tenantId, id }, data })
      return changes.updated('form', toForm(row), toForm({ ...row, ...data }), sent)
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return false
      changes.deleted('form', toForm(row), table.deleteMany({ where: { tenantId, id } }))
      return true
    },
    async note(id, what) {
      await noteTime(scope, 'forms', what === 'shown' ? 'embedded_at' : 'submitted_at', id)
    },
  }
}

/** @throws ApiError `invalid_body` */
async function contentColumns(scope: Scope, content: FormContent) {
  requireNodes(content)
  const named = flowsOf(content)
  await requireFlows(scope, named)
  return { content: jsonOf(content), flowIds: [...new Set(named.map(({ id }) => id))] }
}
