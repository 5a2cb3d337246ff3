import type { Handler } from '../handler.ts'

export const deleteDeviceCredential: Handler<'deleteDeviceCredential'> = async (call) => {
  await call.write((store) => store.deviceCredentials.delete(call.path.id))
  return { status: 204 }
}
