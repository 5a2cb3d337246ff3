import type { Handler } from '../handler.ts'

export const createFlowVaultConnection: Handler<'createFlowVaultConnection'> = async ({
  write,
  body,
}) => {
  return { status: 201, body: await write((store) => store.flowVaultConnections.create(body)) }
}
