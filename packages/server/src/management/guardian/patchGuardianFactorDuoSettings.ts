import type { Handler } from '../handler.ts'

export const patchGuardianFactorDuoSettings: Handler<'patchGuardianFactorDuoSettings'> = async ({
  write,
  body,
}) => ({
  status: 200,
  body: await write(({ guardian }) => guardian.updateDuo(body, { isPatch: true })),
})
