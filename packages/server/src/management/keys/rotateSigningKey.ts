import type { Handler } from '../handler.ts'

export const rotateSigningKey: Handler<'rotateSigningKey'> = async ({ tenant, write }) => {
  const fresh = await tenant.store.signingKeys.getFreshPair()
  const { cert, kid } = await write((store) => store.signingKeys.rotate(fresh))
  return { status: 201, body: { cert, kid } }
}
