import type { Handler } from '../handler.ts'

export const deleteEmailProvider: Handler<'deleteEmailProvider'> = async ({ write }) => {
  await write((store) => store.emailProviders.delete())
  return { status: 204 }
}
