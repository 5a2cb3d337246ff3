import type { Handler } from '../handler.ts'

export const getActiveUsers: Handler<'getActiveUsers'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.statistics.getActiveUsers(),
})
