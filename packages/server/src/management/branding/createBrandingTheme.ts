import type { Handler } from '../handler.ts'

export const createBrandingTheme: Handler<'createBrandingTheme'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.brandingThemes.create(body)),
})
