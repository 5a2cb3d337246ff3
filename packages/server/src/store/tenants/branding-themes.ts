import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newThemeId } from '../../ids.ts'
import type { BrandingTheme as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Theme = Schema<'BrandingTheme'>
type Definition = Schema<'BrandingThemeDefinition'>

/** The branding theme of one tenant, which has at most one. */
export interface BrandingThemes {
  get(themeId: string): Promise<Theme | undefined>
  getDefault(): Promise<Theme | undefined>
  /** @throws ApiError `branding_theme_exists` */
  create(definition: Definition): Promise<Theme>
  /** Replaces the given members, each as a whole. */
  update(themeId: string, definition: Definition): Promise<Theme | undefined>
  /**
   * Deletes a theme.
   *
   * @returns whether there was one
   */
  delete(themeId: string): Promise<boolean>
}

export function brandingThemes(scope: Scope): BrandingThemes {
  const { database, tenantId, changes } = scope
  const table = database.brandingTheme
  const find = async () => {
    const row = await table.findUnique({ where: { tenantId } })
    return row ? toTheme(row) : undefined
  }
  const get = async (themeId: string) => {
    const theme = await find()
    return theme?.themeId === themeId ? theme : undefined
  }
  return {
    get,
    getDefault: find,
    async create(definition) {
      if (await lockTenantAndRead(scope, find)) throw new ApiError('branding_theme_exists')
      const data = { tenantId, themeId: newThemeId(), theme: jsonOf(definition) }
      return changes.created('branding_theme', toTheme(data), table.createMany({ data }))
    },
    async update(themeId, definition) {
      const before = await lockTenantAndRead(scope, () => get(themeId))
      if (!before) return undefined
      const { themeId: _id, ...members } = before
      const data = { theme: jsonOf({ ...members, ...definition }) }
      const sent = table.update({ where: { tenantId }, data })
      return changes.updated('branding_theme', before, toTheme({ themeId, ...data }), sent)
    },
    async delete(themeId) {
      const before = await lockTenantAndRead(scope, () => get(themeId))
      if (!before) return false
      changes.deleted('branding_theme', before, table.delete({ where: { tenantId } }))
      return true
    },
  }
}

/** A theme as the API answers it. */
export function toTheme({ theme, themeId }: Pick<Row, 'theme' | 'themeId'>): Theme {
  const members: Definition = JSON.parse(JSON.stringify(theme))
  return { ...members, themeId }
}
