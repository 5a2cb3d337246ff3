import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { toTheme } from './branding-themes.ts'

type Look = Schema<'Branding'>
type Patch = Schema<'BrandingPatch'>

/** The stored branding. The page template, which is part of it, has operations of its own. */
type Stored = Look & { readonly page_template?: string }

/** The branding that a tenant has configured for pages and mails. */
export interface Appearance {
  readonly name: string
  readonly branding: Stored
  readonly theme?: Schema<'BrandingTheme'>
  readonly settings: Partial<Schema<'TenantSettings'>>
  readonly prompts: Partial<Schema<'PromptSettings'>>
}

/** The branding of one tenant. */
export interface Branding {
  get(): Promise<Look>
  getAppearance(): Promise<Appearance>
  update(patch: Patch): Promise<Look>
  getPageTemplate(): Promise<string | undefined>
  /**
   * Sets the page template; null removes it.
   *
   * @returns whether there was none
   */
  setPageTemplate(template: string | null): Promise<boolean>
}

export function branding(scope: Scope): Branding {
  const { database, tenantId, changes } = scope
  const find = async () => {
    const where = { id: tenantId }
    const row = await database.tenant.findUniqueOrThrow({ where, select: { branding: true } })
    return row.branding as Stored
  }
  const store = (after: object) => {
    const data = { branding: after as Prisma.InputJsonObject }
    return database.tenant.update({ where: { id: tenantId }, data, select: { id: true } })
  }
  return {
    get: async () => shown(await find()),
    async getAppearance() {
      const select = {
        name: true,
        branding: true,
        settings: true,
        promptSettings: true,
        brandingTheme: true,
      }
      const row = await database.tenant.findUniqueOrThrow({ where: { id: tenantId }, select })
      const { name, branding, settings, promptSettings: prompts, brandingTheme } = row
      const theme = brandingTheme && { theme: toTheme(brandingTheme) }
      return { name, branding, settings, prompts, ...theme } as Appearance
    },
    async update(patch) {
      const before = await lockTenantAndRead(scope, find)
      const colors = patch.colors && withoutNulls({ ...before.colors, ...patch.colors })
      const after: Stored = withoutNulls({
        ...before,
        ...patch,
        ...(colors && { colors }),
        ...(patch.font?.url === null && { font: null }),
      })
      return changes.updated('branding', shown(before), shown(after), store(after))
    },
    getPageTemplate: async () => (await find()).page_template,
    async setPageTemplate(page_template) {
      const before = await lockTenantAndRead(scope, find)
      const after = withoutNulls({ ...before, page_template })
      changes.updated('branding', before, after, store(after))
      return before.page_template === undefined
    },
  }
}

function shown({ page_template: _template, ...look }: Stored): Look {
  return look
}

function withoutNulls(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))
}
