import type { Connection } from '../../store/connections/connection-wire.ts'

/** Whether users of a connection can set a new password by a mail that they request. */
export const allowsPasswordChange = ({
  connection: { options },
}: {
  readonly connection: Pick<Connection, 'options'>
}): boolean => options.disable_self_service_change_password !== true
