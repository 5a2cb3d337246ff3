import type { Handler } from '../handler.ts'

export const listDailyStatistics: Handler<'listDailyStatistics'> = async ({ tenant, query }) => ({
  status: 200,
  body: await tenant.store.statistics.listDaily(query),
})
