import type { Handler } from '../handler.ts'

export const getBranding: Handler<'getBranding'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.branding.get(),
})
