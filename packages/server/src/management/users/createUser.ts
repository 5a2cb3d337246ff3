import { requireDatabaseConnection } from '../../connectors/database-connection.ts'
import { hashNewPassword } from '../../passwords/hash-new-password.ts'
import { writeVerifying } from '../../tenant-mail/write-verifying.ts'
import type { Handler } from '../handler.ts'

export const createUser: Handler<'createUser'> = async (call) => {
  const { tenant, body } = call
  const { password, verify_email: isRequested = false, ...user } = body
  const { connection, connector } = await requireDatabaseConnection(
    tenant.connectors,
    tenant.store,
    user.connection,
  )
  const accepted = connector.provisioning.acceptUser(user, connection)
  const passwordHash = await hashNewPassword(tenant, password, accepted, connection.options)
  return {
    status: 201,
    body: await writeVerifying(call, { isRequested }, ({ users }) =>
      users.create({ ...accepted, ...(passwordHash !== undefined && { passwordHash }) }),
    ),
  }
}
