import type { Handler } from '../handler.ts'

export const createUsersImportJob: Handler<'createUsersImportJob'> = async (call) => {
  const { users: uploadId, ...request } = call.body
  const { author } = call
  const job = await call.write((store) => store.jobs.createImport({ ...request, uploadId, author }))
  return { status: 202, body: job }
}
