import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteBrandingTheme: Handler<'deleteBrandingTheme'> = async ({ write, path }) => {
  const isDeleted = await write((store) => store.brandingThemes.delete(path.themeId))
  if (!isDeleted) throw new ApiError('branding_theme_not_found')
  return { status: 204 }
}
