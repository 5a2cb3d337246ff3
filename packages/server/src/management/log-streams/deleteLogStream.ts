import type { Handler } from '../handler.ts'

export const deleteLogStream: Handler<'deleteLogStream'> = async ({ write, path }) => {
  await write((store) => store.logStreams.delete(path.id))
  return { status: 204 }
}
