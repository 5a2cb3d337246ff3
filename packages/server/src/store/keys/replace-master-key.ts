import { ApiError } from '../../errors.ts'
import { newKeyMaterial, openKey, sealKey } from '../../keys/master-keys.ts'
import type { EncryptionKey as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { isLiving, masterRow, masterType } from './encryption-key-rows.ts'
import type { EncryptionKeyTable } from './encryption-key-table.ts'

/** The most master keys of a tenant that are not destroyed. */
const livingMax = 30

/**
 * Creates a master key that a root key wraps. The root key then wraps former master keys too, which
 * only decrypt.
 *
 * @param rows all keys of the tenant, locked
 * @param parent the root key of the customer; by default the key of the installation
 * @throws ApiError `rekeying_too_often`
 */
export async function replaceMasterKey(
  { tenantId, sealer: { root }, now }: Scope,
  table: EncryptionKeyTable,
  rows: readonly Row[],
  parent?: Row,
): Promise<void> {
  const living = [...rows, ...(parent ? [parent] : [])].filter(isLiving)
  const masters = living.filter(({ type }) => type === masterType)
  if (masters.length >= livingMax) throw new ApiError('rekeying_too_often')
  const parentKid = parent?.kid ?? null
  const sealedParent = living.findLast(({ kid }) => kid === parentKid)
  const parentBytes = sealedParent && (await openKey(root, tenantId, sealedParent, living))
  const isUnchanged = (row: Row) => row.state === 'deactivated' && row.parentKid === parentKid
  const changed = await Promise.all(
    masters
      .filter((row) => !isUnchanged(row))
      .map(async (row) => {
        const bytes = await openKey(root, tenantId, row, living)
        return { row, sealedKey: await sealKey(root, tenantId, row.kid, bytes, parentBytes) }
      }),
  )
  const { kid, bytes } = newKeyMaterial()
  const sealedKey = await sealKey(root, tenantId, kid, bytes, parentBytes)
  await sentTogether([
    ...changed.map((each) =>
      table.update(each.row, { state: 'deactivated', parentKid, sealedKey: each.sealedKey }),
    ),
    table.insert(masterRow(tenantId, { kid, sealedKey, parentKid }, now())),
  ])
}
