import type { Handler } from '../handler.ts'

export const updateDefaultCustomDomain: Handler<'updateDefaultCustomDomain'> = async (call) => {
  const { write, body } = call
  return { status: 200, body: await write((store) => store.customDomains.setDefault(body.domain)) }
}
