import type { Schema } from '@latchkey/contract'
import { newId } from '../../ids.ts'
import {
  defaultPhoneContent,
  mergePhoneContent,
  type PhoneTemplateType,
  phoneTemplateTypes,
} from '../../record-rules/phone-template-content.ts'
import type { PhoneTemplate as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type PhoneTemplate = Schema<'PhoneTemplate'>
type Change = (before: PhoneTemplate) => Pick<PhoneTemplate, 'disabled' | 'content'>

/** The templates of phone messages of one tenant, one for each type. */
export interface PhoneTemplates {
  /**
   * One template of each type, in the order of the types. A type without a template has the default
   * one.
   */
  list(): Promise<PhoneTemplate[]>
  get(id: string): Promise<PhoneTemplate | undefined>
  /** @throws ApiError `phone_template_exists` */
  create(definition: Schema<'PhoneTemplateDefinition'>): Promise<PhoneTemplate>
  update(id: string, patch: Schema<'PhoneTemplatePatch'>): Promise<PhoneTemplate | undefined>
  /** Replaces the texts by the default ones. */
  reset(id: string): Promise<PhoneTemplate | undefined>
  /**
   * Deletes a template.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
}

export function phoneTemplates(scope: Scope): PhoneTemplates {
  const { database, tenantId, tenantName: tenant, now, changes } = scope
  const table = database.phoneTemplate
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const find = (id: string) => table.findUnique({ where: keyOf(id) })
  const get = async (id: string) => {
    const row = await find(id)
    return row ? toWire(row, tenant) : undefined
  }
  const lock = (id: string) =>
    lockedRow(scope, 'phone_templates', { id }, ({ phoneTemplate }) =>
      phoneTemplate.findUnique({ where: keyOf(id) }),
    )
  const change = async (id: string, changed: Change) => {
    const row = await lock(id)
    if (!row) return undefined
    const before = toWire(row, tenant)
    const { disabled, content } = changed(before)
    const data = { disabled, content: jsonOf(content), updatedAt: now() }
    const after = toWire({ ...row, ...data }, tenant)
    const sent = table.updateMany({ where: { tenantId, id }, data })
    return changes.updated('phone_template', before, after, sent)
  }
  return {
    async list() {
      const take = phoneTemplateTypes.length
      const rows = await table.findMany({ where: { tenantId }, take })
      return phoneTemplateTypes.map((type) => {
        const row = rows.find((each) => each.type === type)
        return row ? toWire(row, tenant) : defaultTemplate(type, tenant)
      })
    },
    get,
    async create({ type = 'otp_verify', disabled = false, content }) {
      const at = now()
      const data = {
        tenantId,
        id: newId('tem'),
        type,
        disabled,
        content: jsonOf(mergePhoneContent(defaultPhoneContent(type), content)),
        createdAt: at,
        updatedAt: at,
      }
      const sent = refusingDuplicates('phone_template_exists', table.createMany({ data }))
      return changes.created('phone_template', toWire(data, tenant), sent)
    },
    update: (id, { disabled, content }) =>
      change(id, (before) => ({
        disabled: disabled ?? before.disabled,
        content: mergePhoneContent(before.content, content),
      })),
    reset: (id) =>
      change(id, ({ type, disabled, content }) => ({
        disabled,
        content: defaultPhoneContent(type, content),
      })),
    async delete(id) {
      const before = await lock(id)
      if (!before) return false
      changes.deleted(
        'phone_template',
        toWire(before, tenant),
        table.deleteMany({ where: { tenantId, id } }),
      )
      return true
    },
  }
}

const defaultTemplate = (type: PhoneTemplateType, tenant: string): PhoneTemplate => ({
  tenant,
  channel: 'phone',
  type,
  disabled: false,
  content: defaultPhoneContent(type),
})

function toWire(row: Row, tenant: string): PhoneTemplate {
  const { type, content } = row
  // The API has validated what the columns contain.
  const stored: Pick<PhoneTemplate, 'type' | 'content'> = JSON.parse(
    JSON.stringify({ type, content }),
  )
  return {
    id: row.id,
    tenant,
    channel: 'phone',
    type: stored.type,
    disabled: row.disabled,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    content: stored.content,
  }
}
