import { createPrivateKey } from 'node:crypto'
import type { ReaderIdentity } from '@latchkey/mdl'
import type { StoredReaderIdentity } from '../store/verifiable-credentials/reader-identities.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { Mdl } from './presentations.ts'

const dayMs = 86_400_000
const authorityDays = 3650
const readerDays = 365

/**
 * The reader identity of the tenant. Without an installed one, the server creates one for
 * development; production wallets accept registered readers only.
 */
export async function readerIdentityOf(
  mdl: Mdl,
  { store, domain, name }: Tenant,
  now: Date,
): Promise<ReaderIdentity> {
  const known = await store.readerIdentities.find()
  const isUsable = known && (known.kind === 'uploaded' || known.expiresAt > now)
  const stored = isUsable ? known : await createIdentity(mdl, { store, domain, name }, now)
  return {
    key: createPrivateKey(stored.privateKey),
    certificates: mdl.readPemCertificates(stored.certificates).map(({ raw }) => raw),
  }
}

async function createIdentity(
  mdl: Mdl,
  tenant: Pick<Tenant, 'store' | 'domain' | 'name'>,
  now: Date,
): Promise<StoredReaderIdentity> {
  const identity = await newIdentity(mdl, tenant, now)
  return tenant.store.write({ description: 'Make a reader identity' }, ({ readerIdentities }) =>
    readerIdentities.storeForDevelopment(identity),
  )
}

async function newIdentity(mdl: Mdl, { domain, name }: Pick<Tenant, 'domain' | 'name'>, now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  const escaped = name.replace(/[^\w .-]/g, ' ').trim() || 'Tenant'
  const issuer = await mdl.createAuthority({
    name: `CN=${escaped} readers`,
    notBefore: at(-1),
    notAfter: at(authorityDays),
  })
  const expiresAt = at(readerDays)
  const reader = await mdl.createSigner({
    name: `CN=${escaped}`,
    issuer,
    purpose: mdl.readerPurpose,
    hosts: [domain],
    notBefore: at(-1),
    notAfter: expiresAt,
  })
  return {
    certificates: mdl.pemOf(reader.certificate),
    privateKey: reader.key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    expiresAt,
  }
}
