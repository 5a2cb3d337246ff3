import type { Handler } from '../handler.ts'

export const updateBruteForceProtection: Handler<'updateBruteForceProtection'> = async ({
  write,
  body,
}) => ({
  status: 200,
  body: await write((store) => store.attackProtection.updateBruteForce(body)),
})
