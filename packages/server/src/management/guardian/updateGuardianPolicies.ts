import type { Handler } from '../handler.ts'

export const updateGuardianPolicies: Handler<'updateGuardianPolicies'> = async ({
  write,
  body,
}) => ({ status: 200, body: await write(({ guardian }) => guardian.updatePolicies(body)) })
