import type { Sealer } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'

/** The account of this installation at one ACME server. */
export interface AcmeAccountRow {
  /** Undefined until the ACME server has created the account. */
  readonly accountUrl: string | undefined
  /** The private key as JSON Web Key. */
  readonly privateJwk: string
}

/** Accounts at ACME servers, each shared by all processes and tenants. */
export interface AcmeAccounts {
  /**
   * Finds the stored account. Without one, stores the new key, unless another process has stored
   * one first.
   */
  findOrAdd(directoryUrl: string, newPrivateJwk: () => Promise<string>): Promise<AcmeAccountRow>
  setUrl(directoryUrl: string, accountUrl: string): Promise<void>
  /** Deletes an account that the ACME server no longer knows. */
  delete(directoryUrl: string): Promise<void>
}

/** The id in place of a tenant's: the account belongs to the installation. */
const installation = ''
const purposeOf = (directoryUrl: string) => `acme-account/${directoryUrl}`

/** The accounts of this installation. */
export function acmeAccounts(
  { acmeAccount: table }: Pick<Database, 'acmeAccount'>,
  sealer: Sealer,
): AcmeAccounts {
  return {
    async findOrAdd(directoryUrl, newPrivateJwk) {
      const where = { directoryUrl }
      const stored = await table.findUnique({ where })
      if (!stored) {
        const purpose = purposeOf(directoryUrl)
        const sealedKey = await sealer.seal(installation, purpose, await newPrivateJwk())
        await table.createMany({ data: [{ directoryUrl, sealedKey }], skipDuplicates: true })
      }
      const row = stored ?? (await table.findUniqueOrThrow({ where }))
      return {
        accountUrl: row.accountUrl ?? undefined,
        privateJwk: await sealer.open(installation, purposeOf(directoryUrl), row.sealedKey),
      }
    },
    async setUrl(directoryUrl, accountUrl) {
      await table.updateMany({ where: { directoryUrl }, data: { accountUrl } })
    },
    async delete(directoryUrl) {
      await table.deleteMany({ where: { directoryUrl } })
    },
  }
}
