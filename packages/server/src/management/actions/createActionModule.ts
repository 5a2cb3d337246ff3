import type { Handler } from '../handler.ts'

export const createActionModule: Handler<'createActionModule'> = async ({ write, body }) => {
  return { status: 201, body: await write((store) => store.actionModules.create(body)) }
}
