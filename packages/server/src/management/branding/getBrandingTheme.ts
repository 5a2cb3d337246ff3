import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getBrandingTheme: Handler<'getBrandingTheme'> = async ({ tenant, path }) => {
  const theme = await tenant.store.brandingThemes.get(path.themeId)
  if (!theme) throw new ApiError('branding_theme_not_found')
  return { status: 200, body: theme }
}
