import { randomUUID } from 'node:crypto'
import type { Scope } from '../rows/scope.ts'
import type { ModuleRow } from './module-wire.ts'

/**
 * Makes the draft of a module its newest version. The module must be locked. The
 * statements are sent with the commit.
 *
 * @returns the module with the new version
 */
export function publish({ database, tenantId, now, changes }: Scope, module: ModuleRow): ModuleRow {
  const number = module.versionNumber + 1
  const version = {
    tenantId,
    id: randomUUID(),
    moduleId: module.id,
    number,
    code: module.code,
    dependencies: module.dependencies ?? [],
    secrets: module.secrets ?? [],
    sealedSecrets: module.sealedSecrets,
    createdAt: now(),
  }
  const data = { versionNumber: number, isPublished: true }
  changes.sent(database.actionModuleVersion.createMany({ data: version }))
  changes.sent(database.actionModule.updateMany({ where: { tenantId, id: module.id }, data }))
  return { ...module, ...data, versions: [version] }
}
