import type { Handler } from '../handler.ts'

export const updateGuardianFactor: Handler<'updateGuardianFactor'> = async (call) => {
  const { write, path, body } = call
  await write(({ guardian }) => guardian.enableFactor(path.name, body.enabled))
  return { status: 200, body }
}
