import type { Handler } from '../handler.ts'

export const updateGuardianFactor: Handler<'updateGuardianFactor'> = async (call) => {
  const { tenant, write, path, body } = call
  const { enabled } = body
  if (enabled === undefined) {
    const { factors } = await tenant.store.guardian.get()
    return { status: 200, body: { enabled: factors[path.name] } }
  }
  await write(({ guardian }) => guardian.enableFactor(path.name, enabled))
  return { status: 200, body: { enabled } }
}
