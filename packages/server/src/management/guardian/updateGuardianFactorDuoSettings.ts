import type { Handler } from '../handler.ts'

export const updateGuardianFactorDuoSettings: Handler<'updateGuardianFactorDuoSettings'> = async ({
  write,
  body,
}) => ({
  status: 200,
  body: await write(({ guardian }) => guardian.updateDuo(body, { isPatch: false })),
})
