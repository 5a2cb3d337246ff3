import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateBrandingTheme: Handler<'updateBrandingTheme'> = async ({
  write,
  path,
  body,
}) => {
  const theme = await write((store) => store.brandingThemes.update(path.themeId, body))
  if (!theme) throw new ApiError('branding_theme_not_found')
  return { status: 200, body: theme }
}
