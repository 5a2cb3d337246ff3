import type { Handler } from '../handler.ts'

export const createForm: Handler<'createForm'> = async ({ write, body }) => {
  return { status: 201, body: await write((store) => store.forms.create(body)) }
}
