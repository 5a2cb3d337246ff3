import type { Handler } from '../handler.ts'

export const createUsersExportJob: Handler<'createUsersExportJob'> = async (call) => {
  const { body, author } = call
  const job = await call.write((store) => store.jobs.createExport({ ...body, author }))
  return { status: 200, body: job }
}
