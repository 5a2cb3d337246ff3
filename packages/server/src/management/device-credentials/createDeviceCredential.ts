import { ApiError, refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createDeviceCredential: Handler<'createDeviceCredential'> = async (call) => {
  const { tenant, caller, body, write } = call
  const { userId, clientId: ownId } = caller
  // The scope of the operation is only for users.
  if (userId === undefined) throw new ApiError('insufficient_scope')
  const { client_id: clientId = ownId, device_id: deviceId, device_name: deviceName } = body
  const { type, value } = body
  if (!(await tenant.clients.find(clientId))) {
    throw refusedBody('The client does not exist', 'client_id')
  }
  const credential = { type, value, deviceId, deviceName, clientId, userId }
  const { id = '' } = await write((store) => store.deviceCredentials.enroll(credential))
  return { status: 201, body: { id } }
}
