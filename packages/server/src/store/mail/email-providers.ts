import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { Prisma, EmailProvider as Row } from '../prisma/client.ts'
import { lockTenant } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type EmailProvider = Schema<'EmailProvider'>
type Credentials = Schema<'EmailProviderCredentials'>

/** What is to be stored: `smtp` and nothing else. */
export interface EmailProviderPatch {
  readonly enabled?: boolean
  readonly default_from_address?: string
  /** Replaces what was there, the password included. */
  readonly credentials?: Credentials & { readonly smtp_pass?: string }
}

/** A mail server as it is connected to. */
export interface OpenedEmailProvider {
  readonly host: string
  readonly port: number
  readonly user: string | undefined
  readonly password: string | undefined
  readonly from: string | undefined
  /** Another one when anything of it has changed. */
  readonly version: string
}

/** The mail server of one tenant. Its password is sealed and never answered. */
export interface EmailProviders {
  get(): Promise<EmailProvider | undefined>
  /** As it is connected to; nothing where there is none, or it is not enabled. */
  findOpened(): Promise<OpenedEmailProvider | undefined>
  /** @throws ApiError `email_provider_exists` */
  create(definition: EmailProviderPatch): Promise<EmailProvider>
  update(patch: EmailProviderPatch): Promise<EmailProvider | undefined>
  /** Whether there was one. */
  delete(): Promise<boolean>
}

const purpose = 'email-provider'

export function emailProviders(scope: Scope): EmailProviders {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.emailProvider
  const where = { tenantId }
  const find = () => table.findUnique({ where })
  const said = async ({ enabled, default_from_address, credentials }: EmailProviderPatch) => {
    const { smtp_pass, ...shown } = credentials ?? {}
    const sealedPassword =
      smtp_pass === undefined ? null : await sealer.seal(tenantId, purpose, smtp_pass)
    return {
      ...(enabled !== undefined && { enabled }),
      ...(default_from_address !== undefined && { defaultFromAddress: default_from_address }),
      ...(credentials && { credentials: shown as Prisma.InputJsonObject, sealedPassword }),
    }
  }
  return {
    async get() {
      const row = await find()
      return row ? toWire(row) : undefined
    },
    async findOpened() {
      const row = await find()
      if (!row?.enabled) return undefined
      const { smtp_host: host = '', smtp_port: port = 587, smtp_user: user } = credentialsOf(row)
      const sealed = row.sealedPassword
      const password = sealed === null ? undefined : await sealer.open(tenantId, purpose, sealed)
      const from = row.defaultFromAddress ?? undefined
      return { host, port, user, password, from, version: row.updatedAt.toISOString() }
    },
    async create(definition) {
      await lockTenant(scope)
      if (await find()) throw new ApiError('email_provider_exists')
      const at = now()
      const stored = { credentials: {}, ...(await said(definition)) }
      const times = { createdAt: at, updatedAt: at }
      const row = await table.create({ data: { tenantId, name: 'smtp', ...stored, ...times } })
      return changes.created('email_provider', toWire(row))
    },
    async update(patch) {
      await lockTenant(scope)
      const before = await find()
      if (!before) return undefined
      // Two changes within a millisecond are two versions as well.
      const updatedAt = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1))
      const data = { ...(await said(patch)), updatedAt }
      const row = await table.update({ where, data })
      return changes.updated('email_provider', toWire(before), toWire(row))
    },
    async delete() {
      await lockTenant(scope)
      const row = await find()
      if (!row) return false
      await table.delete({ where })
      changes.deleted('email_provider', toWire(row))
      return true
    },
  }
}

const credentialsOf = ({ credentials }: Row) => credentials as Credentials

function toWire(row: Row): EmailProvider {
  const { smtp_host, smtp_port, smtp_user } = credentialsOf(row)
  return {
    name: 'smtp',
    enabled: row.enabled,
    ...(row.defaultFromAddress !== null && { default_from_address: row.defaultFromAddress }),
    credentials: {
      ...(smtp_host !== undefined && { smtp_host }),
      ...(smtp_port !== undefined && { smtp_port }),
      ...(smtp_user !== undefined && { smtp_user }),
    },
  }
}
