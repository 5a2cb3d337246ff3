import type { Handler } from '../handler.ts'

export const getBotDetection: Handler<'getBotDetection'> = async ({ tenant }) => ({
  status: 200,
  body: (await tenant.store.attackProtection.get()).botDetection,
})
