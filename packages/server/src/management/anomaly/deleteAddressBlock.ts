import { networkOf, toAddress } from '../../peers/address.ts'
import type { Handler } from '../handler.ts'

export const deleteAddressBlock: Handler<'deleteAddressBlock'> = async ({ write, path }) => {
  await write((store) => store.addressBlocks.delete(networkOf(toAddress(path.id) ?? path.id)))
  return { status: 204 }
}
