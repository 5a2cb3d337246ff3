import type { Handler } from '../handler.ts'

export const deleteCustomDomain: Handler<'deleteCustomDomain'> = async ({ write, path }) => {
  await write((store) => store.customDomains.delete(path.id))
  return { status: 204 }
}
