import type { Handler } from '../handler.ts'

export const createFlow: Handler<'createFlow'> = async ({ write, body }) => {
  return { status: 201, body: await write((store) => store.flows.create(body)) }
}
