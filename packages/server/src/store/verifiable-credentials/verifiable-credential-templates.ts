import type { Schema } from '@latchkey/contract'
import { newId } from '../../ids.ts'
import type { VerifiableCredentialTemplate as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type Template = Schema<'VerifiableCredentialTemplate'>
type Definition = Schema<'VerifiableCredentialTemplateDefinition'>
type Patch = Schema<'VerifiableCredentialTemplatePatch'>

/** The verifiable credential verification templates of one tenant. */
export interface VerifiableCredentialTemplates {
  list(query: CheckpointQuery): Promise<CheckpointPage<Template>>
  get(id: string): Promise<Template | undefined>
  /** @throws ApiError `verifiable_credential_template_name_used` */
  create(definition: Definition): Promise<Template>
  /** @throws ApiError `verifiable_credential_template_name_used` */
  update(id: string, patch: Patch): Promise<Template | undefined>
  /** Deleting an unknown template is no error. */
  delete(id: string): Promise<void>
}

export function verifiableCredentialTemplates(scope: Scope): VerifiableCredentialTemplates {
  const { database, tenantId, now, changes } = scope
  const table = database.verifiableCredentialTemplate
  const refusing = <T>(write: Promise<T>) =>
    refusingDuplicates('verifiable_credential_template_name_used', write)
  const { get, lock } = rowById(
    scope,
    'verifiable_credential_templates',
    (tables, where) => tables.verifiableCredentialTemplate.findUnique({ where }),
    toWire,
  )
  return {
    list: (query) =>
      checkpointPage(
        query,
        {
          idName: 'id',
          find: ({ where, ...window }) =>
            table.findMany({ ...window, where: { tenantId, ...where } }),
        },
        toWire,
      ),
    get,
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
      const sent = refusing(table.createMany({ data }))
      return changes.created('verifiable_credential_template', toWire(data), sent)
    },
    async update(id, patch) {
      const before = await lock(id)
      if (!before) return undefined
      const { name, type, dialect, presentation, well_known_trusted_issuers: issuers } = patch
      const data = {
        // Null and absent members change nothing, except that null clears a nullable member.
        ...(name != null && { name }),
        ...(type != null && { type }),
        ...(dialect != null && { dialect }),
        ...(presentation != null && { presentation }),
        ...(issuers !== undefined && { wellKnownTrustedIssuers: issuers }),
        updatedAt: now(),
      }
      const after = toWire({ ...before, ...data })
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('verifiable_credential_template', toWire(before), after, sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      const sent = table.deleteMany({ where: { tenantId, id } })
      changes.deleted('verifiable_credential_template', toWire(before), sent)
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
