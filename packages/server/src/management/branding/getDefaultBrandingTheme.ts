import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getDefaultBrandingTheme: Handler<'getDefaultBrandingTheme'> = async ({ tenant }) => {
  const theme = await tenant.store.brandingThemes.getDefault()
  if (!theme) throw new ApiError('branding_theme_not_found')
  return { status: 200, body: theme }
}
