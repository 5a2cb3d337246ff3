import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import {
  type EmailProviderName,
  isEmailProvider,
  secretCredentials,
} from '../../record-rules/email-provider-credentials.ts'
import type { EmailProviderSettings } from '../../record-rules/email-provider-settings.ts'
import { Prisma, type EmailProvider as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type EmailProvider = Schema<'EmailProvider'>
type Credentials = Schema<'EmailProviderCredentials'>

/** The changes of an e-mail provider. */
export interface EmailProviderPatch {
  /** Can only be set together with `credentials`. */
  readonly name?: EmailProviderName
  readonly enabled?: boolean
  readonly default_from_address?: string
  /** Replaces the stored credentials, with all secrets. */
  readonly credentials?: Schema<'EmailProviderCredentialsDefinition'>
  /** Replaces the stored settings; null removes them. */
  readonly settings?: EmailProviderSettings | null
}

/** A provider, with its decrypted secrets. */
export type OpenedEmailProvider = OpenedOfAny &
  (
    | {
        readonly name: 'smtp'
        readonly host: string
        readonly port: number
        readonly user: string | undefined
        readonly password: string | undefined
      }
    | {
        readonly name: Exclude<EmailProviderName, 'smtp'>
        readonly credentials: Readonly<Record<string, string | undefined>>
      }
  )

interface OpenedOfAny {
  readonly from: string | undefined
  readonly settings: EmailProviderSettings
  /** Changes with each write. */
  readonly version: string
}

/** The e-mail provider of one tenant. Its secrets are stored encrypted, and no API returns them. */
export interface EmailProviders {
  get(): Promise<EmailProvider | undefined>
  /** The enabled provider with its secrets; undefined if there is none. */
  findOpened(): Promise<OpenedEmailProvider | undefined>
  /** @throws ApiError `email_provider_exists` */
  create(definition: EmailProviderPatch): Promise<EmailProvider>
  /**
   * Updates the provider.
   *
   * @param patchOf answers the changes, after checking them against the stored provider
   */
  update(patchOf: (stored: EmailProvider) => EmailProviderPatch): Promise<EmailProvider | undefined>
  /**
   * Deletes the provider.
   *
   * @returns whether there was one
   */
  delete(): Promise<boolean>
}

const purpose = 'email-provider'

export function emailProviders(scope: Scope): EmailProviders {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.emailProvider
  const where = { tenantId }
  const find = () => table.findUnique({ where })
  const columnsOf = async ({
    name,
    enabled,
    default_from_address,
    credentials,
    settings,
  }: EmailProviderPatch) => {
    const [secrets, shown] = partition(credentials ?? {})
    const sealedPassword =
      Object.keys(secrets).length === 0
        ? null
        : await sealer.seal(tenantId, purpose, secrets.smtp_pass ?? JSON.stringify(secrets))
    return {
      ...(name !== undefined && { name }),
      ...(enabled !== undefined && { enabled }),
      ...(default_from_address !== undefined && { defaultFromAddress: default_from_address }),
      ...(credentials && { credentials: shown as Prisma.InputJsonObject, sealedPassword }),
      ...(settings !== undefined && { settings: settings ? jsonOf(settings) : Prisma.DbNull }),
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
      const sealed = row.sealedPassword
      const secret = sealed === null ? undefined : await sealer.open(tenantId, purpose, sealed)
      return opened(row, secret)
    },
    async create(definition) {
      if (await lockTenantAndRead(scope, find)) throw new ApiError('email_provider_exists')
      const at = now()
      const row = await table.create({
        data: {
          tenantId,
          name: 'smtp',
          credentials: {},
          ...(await columnsOf(definition)),
          createdAt: at,
          updatedAt: at,
        },
      })
      return changes.created('email_provider', toWire(row))
    },
    async update(patchOf) {
      const before = await lockTenantAndRead(scope, find)
      if (!before) return undefined
      // The version must change even if there are two writes within a millisecond.
      const updatedAt = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1))
      const data = { ...(await columnsOf(patchOf(toWire(before)))), updatedAt }
      const row = await table.update({ where, data })
      return changes.updated('email_provider', toWire(before), toWire(row))
    },
    async delete() {
      const row = await lockTenantAndRead(scope, find)
      if (!row) return false
      changes.deleted('email_provider', toWire(row), table.delete({ where }))
      return true
    },
  }
}

const credentialsOf = ({ credentials }: Row) => credentials as Credentials

/** The API has validated what the column contains. */
const settingsOf = ({ settings }: Row): EmailProviderSettings | null =>
  JSON.parse(JSON.stringify(settings))

function opened(row: Row, secret: string | undefined): OpenedEmailProvider {
  const { name, defaultFromAddress, updatedAt } = row
  const credentials = credentialsOf(row)
  const always = {
    from: defaultFromAddress || undefined,
    version: updatedAt.toISOString(),
    settings: settingsOf(row) ?? {},
  }
  if (isEmailProvider(name) && name !== 'smtp') {
    const { smtp_port: _port, ...shown } = credentials
    return { name, credentials: { ...shown, ...JSON.parse(secret ?? '{}') }, ...always }
  }
  const { smtp_host: host = '', smtp_port: port = 587, smtp_user: user } = credentials
  return { name: 'smtp', host, port, user, password: secret, ...always }
}

type Definition = Schema<'EmailProviderCredentialsDefinition'>

/** Separates the secret credentials from the others. */
function partition(credentials: Definition): readonly [Definition, Definition] {
  const names: readonly string[] = secretCredentials
  const entries = Object.entries(credentials)
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ]
}

function toWire(row: Row): EmailProvider {
  return {
    name: isEmailProvider(row.name) ? row.name : 'smtp',
    enabled: row.enabled,
    ...(row.defaultFromAddress !== null && { default_from_address: row.defaultFromAddress }),
    credentials: credentialsOf(row),
    ...(row.settings !== null && { settings: settingsOf(row) }),
  }
}
