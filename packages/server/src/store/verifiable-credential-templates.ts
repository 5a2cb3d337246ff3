import type { Schema } from '@latchkey/contract'
import { refusingDuplicates } from './conflict.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { checkpointPage, checkpointWindow } from './paging.ts'
import type { VerifiableCredentialTemplate as Row } from './prisma/client.ts'

type Template = Schema<'VerifiableCredentialTemplate'>
type Definition = Schema<'VerifiableCredentialTemplateDefinition'>
type Patch = Schema<'VerifiableCredentialTemplatePatch'>

/** The verifiable credential verification templates of one tenant. */
export interface VerifiableCredentialTemplates {
  list(query: { from?: string; take?: number }): Promise<Schema<'VerifiableCredentialTemplatePage'>>
  get(id: string): Promise<Template | undefined>
  /** @throws ApiError `verifiable_credential_template_name_used` */
  create(definition: Definition): Promise<Template>
  /** @throws ApiError `verifiable_credential_template_name_used` */
  update(id: string, patch: Patch): Promise<Template | undefined>
  /** Deleting what is not there is no error. */
  delete(id: string): Promise<void>
}

export function verifiableCredentialTemplates(
  database: Database,
  tenantId: string,
  now: () => Date,
): VerifiableCredentialTemplates {
  const table = database.verifiableCredentialTemplate
  const refusing = <T>(write: Promise<T>) =>
    refusingDuplicates('verifiable_credential_template_name_used', write)
  return {
    async list(query) {
      const { where, ...window } = checkpointWindow(query)
      const rows = await table.findMany({ where: { tenantId, ...where }, ...window })
      const { page, next } = checkpointPage(rows, query)
      return { next: next ?? null, templates: page.map(toWire) }
    },
    async get(id) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      return row ? toWire(row) : undefined
    },
    async create(definition) {
      const at = now()
      const data = {
        tenantId,
        id: newId('vct'),
        name: definition.name,
        type: definition.type,
        dialect: definition.dialect,
        presentation: definition.presentation,
        customCertificateAuthority: definition.custom_certificate_authority ?? null,
        wellKnownTrustedIssuers: definition.well_known_trusted_issuers,
        createdAt: at,
        updatedAt: at,
      }
      return toWire(await refusing(table.create({ data })))
    },
    async update(id, patch) {
      const { name, type, dialect, presentation, well_known_trusted_issuers: issuers } = patch
      const data = {
        // null leaves a field as it is, like leaving it out, save where the field can be empty.
        ...(name != null && { name }),
        ...(type != null && { type }),
        ...(dialect != null && { dialect }),
        ...(presentation != null && { presentation }),
        ...(issuers !== undefined && { wellKnownTrustedIssuers: issuers }),
        updatedAt: now(),
      }
      const [row] = await refusing(table.updateManyAndReturn({ where: { tenantId, id }, data }))
      return row && toWire(row)
    },
    async delete(id) {
      await table.deleteMany({ where: { tenantId, id } })
    },
  }
}

function toWire(row: Row): Template {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    dialect: row.dialect,
    presentation: row.presentation as Schema<'VerifiableCredentialPresentation'>,
    custom_certificate_authority: row.customCertificateAuthority,
    well_known_trusted_issuers: row.wellKnownTrustedIssuers,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
