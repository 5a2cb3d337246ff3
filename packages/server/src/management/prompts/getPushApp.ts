import type { Handler } from '../handler.ts'

export const getPushApp: Handler<'getPushApp'> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.guardian.get()).push_app,
})
