import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { EmailTemplate as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type EmailTemplate = Schema<'EmailTemplate'>
type Name = Schema<'EmailTemplateName'>
/** The members of an e-mail template, without its name. */
export type EmailTemplateSettings = Omit<EmailTemplate, 'template'>

/** The e-mail templates of one tenant. */
export interface EmailTemplates {
  get(name: Name): Promise<EmailTemplate | undefined>
  /** Finds a template; undefined if it is disabled. */
  findEnabled(name: Name): Promise<EmailTemplate | undefined>
  /** @throws ApiError `email_template_exists` */
  create(name: Name, settings: EmailTemplateSettings): Promise<EmailTemplate>
  replace(name: Name, settings: EmailTemplateSettings): Promise<EmailTemplate | undefined>
  update(name: Name, patch: EmailTemplateSettings): Promise<EmailTemplate | undefined>
  /**
   * Deletes a template.
   *
   * @returns whether there was one
   */
  delete(name: Name): Promise<boolean>
}

export function emailTemplates(scope: Scope): EmailTemplates {
  const { database, tenantId, changes } = scope
  const table = database.emailTemplate
  const keyOf = (name: Name) => ({ tenantId_name: { tenantId, name } })
  const find = async (name: Name) => {
    const row = await table.findUnique({ where: keyOf(name) })
    return row ? toWire(row) : undefined
  }
  const lockAndFind = (name: Name) => lockTenantAndRead(scope, () => find(name))
  const change = async (name: Name, make: (before: EmailTemplate) => EmailTemplateSettings) => {
    const before = await lockAndFind(name)
    if (!before) return undefined
    const data = { settings: jsonOf(make(before)) }
    const sent = table.update({ where: keyOf(name), data })
    return changes.updated('email_template', before, toWire({ tenantId, name, ...data }), sent)
  }
  return {
    get: find,
    async findEnabled(name) {
      const template = await find(name)
      return template?.enabled ? template : undefined
    },
    async create(name, settings) {
      if (await lockAndFind(name)) throw new ApiError('email_template_exists')
      const data = { tenantId, name, settings: jsonOf(settings) }
      return changes.created('email_template', toWire(data), table.createMany({ data }))
    },
    async delete(name) {
      const before = await lockAndFind(name)
      if (!before) return false
      changes.deleted('email_template', before, table.delete({ where: keyOf(name) }))
      return true
    },
    replace: (name, settings) => change(name, () => settings),
    update: (name, patch) =>
      change(name, ({ template: _, ...before }) => ({ ...before, ...patch })),
  }
}

const order = [
  'body',
  'from',
  'resultUrl',
  'subject',
  'syntax',
  'urlLifetimeInSeconds',
  'includeEmailInRedirect',
  'enabled',
] as const

function toWire({ name, settings }: Row): EmailTemplate {
  const stored = settings as EmailTemplateSettings
  const present = order.filter((member) => stored[member] !== undefined)
  return {
    template: name as Name,
    ...Object.fromEntries(present.map((each) => [each, stored[each]])),
  }
}
