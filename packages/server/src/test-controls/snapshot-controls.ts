import { nanoid } from 'nanoid'
import { ApiError } from '../errors.ts'
import {
  type TenantRows,
  type TenantSnapshots,
  TenantTooLargeError,
} from '../store/tenants/tenant-snapshots.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import type { Controls } from './control.ts'
import type { RequireTenant } from './require-tenant.ts'

interface Parts {
  readonly snapshots: TenantSnapshots
  readonly requireTenant: RequireTenant
  readonly tenancy: Pick<Tenancy, 'forget'>
}

interface Saved {
  readonly tenant: string
  readonly rows: TenantRows
}

/** The limits of one snapshot, and of all; the oldest are deleted. */
const bytesMax = 64 * 1024 * 1024
const bytesOfAllMax = 4 * bytesMax
const snapshotsMax = 50

/** The controls of snapshots, which are in the memory of this process. */
export function snapshotControls({
  snapshots,
  requireTenant,
  tenancy,
}: Parts): Controls<'createSnapshot' | 'createSnapshotRestore' | 'deleteSnapshot'> {
  const saved = new Map<string, Saved>()
  const shown = (id: string, { tenant, rows }: Saved, startedMs: number) => ({
    id,
    tenant,
    rows: rows.rows,
    bytes: rows.bytes,
    duration_ms: Math.round((performance.now() - startedMs) * 10) / 10,
  })
  return {
    async createSnapshot({ body }) {
      const { id: tenantId, domain: tenant } = await requireTenant(body.tenant)
      const startedMs = performance.now()
      const rows = await snapshots.read(tenantId, bytesMax).catch((error) => {
        if (!(error instanceof TenantTooLargeError)) throw error
        const message = `The tenant has more than ${bytesMax} bytes of rows.`
        throw new ApiError('body_too_large', { message })
      })
      const id = `sn_${nanoid(16)}`
      saved.set(id, { tenant, rows })
      dropOldest(saved)
      return { status: 201, body: shown(id, { tenant, rows }, startedMs) }
    },
    async createSnapshotRestore({ path: { id = '' } }) {
      const found = saved.get(id)
      if (!found) throw new ApiError('snapshot_not_found')
      const startedMs = performance.now()
      if (!(await snapshots.restore(found.rows))) throw new ApiError('tenant_not_found')
      await tenancy.forget(found.rows.tenantId)
      return { status: 200, body: shown(id, found, startedMs) }
    },
    async deleteSnapshot({ path: { id = '' } }) {
      saved.delete(id)
      return { status: 204 }
    },
  }
}

function dropOldest(saved: Map<string, Saved>): void {
  let bytes = [...saved.values()].reduce((sum, { rows }) => sum + rows.bytes, 0)
  for (const [id, { rows }] of saved) {
    if (saved.size <= snapshotsMax && bytes <= bytesOfAllMax) return
    saved.delete(id)
    bytes -= rows.bytes
  }
}
