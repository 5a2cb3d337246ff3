import type { Handler } from '../handler.ts'

export const rotateSigningKey: Handler<'rotateSigningKey'> = async ({ tenant, write }) => {
  const { keyQueue, store } = tenant
  const fresh = await keyQueue.run(tenant.id, () => store.signingKeys.getFreshPair())
  const { cert, kid } = await write((store) => store.signingKeys.rotate(fresh))
  return { status: 201, body: { cert, kid } }
}
