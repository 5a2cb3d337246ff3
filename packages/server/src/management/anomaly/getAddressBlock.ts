import { ApiError } from '../../errors.ts'
import { networkOf, toAddress } from '../../peers/address.ts'
import type { Handler } from '../handler.ts'

export const getAddressBlock: Handler<'getAddressBlock'> = async ({ tenant, path }) => {
  const end = await tenant.store.addressBlocks.findEnd(networkOf(toAddress(path.id) ?? path.id))
  if (!end) throw new ApiError('address_not_blocked')
  return { status: 200 }
}
