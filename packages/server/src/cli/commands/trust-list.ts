import { readFile } from 'node:fs/promises'
import { MdlError, PemError, pemOf, readPemCertificates, readTrustList } from '@latchkey/mdl'
import { httpsTransport } from '../https-transport.ts'
import type { Invocation } from '../invocation.ts'
import { UsageError } from '../usage-error.ts'
import { withStore } from '../with-store.ts'

/** The registry as templates name it in `well_known_trusted_issuers`. */
const source = 'aamva'
const author = { description: 'latchkey trust-list import' }

/**
 * Verifies an issuer certificate authority list (VICAL; ISO/IEC 18013-5, annex C) with a pinned
 * root, and stores it for all tenants.
 */
export async function importTrustList(invocation: Invocation): Promise<void> {
  const { config, given, print } = invocation
  const bytes = await bytesAt(given('list'), invocation)
  const { list, roots } = verified(bytes, await readFile(given('root'), 'utf8'))
  const { provider, date, nextUpdate, authorities } = list
  const replaced: string[] = []
  await withStore(config, async ({ tenants }) => {
    for (const tenant of await tenants.list()) {
      const isNewer = await tenants
        .storeOf(tenant)
        .write(author, (store) =>
          store.trustLists.replace(source, { bytes, roots, provider, date, nextUpdate }),
        )
      if (isNewer) replaced.push(tenant.domain)
    }
  })
  const result = {
    provider,
    date: date.toISOString(),
    next_update: nextUpdate?.toISOString() ?? null,
    issuers: authorities.map(({ certificate }) => certificate.subject),
    tenants: replaced,
  }
  const scope =
    replaced.length > 0
      ? replaced.join(', ')
      : 'no tenant, because all have this list or a newer one'
  const issuers = result.issuers.map((subject) => `  ${subject}`)
  print(result, [`List of ${provider}, ${result.date}, for ${scope}.`, ...issuers].join('\n'))
}

async function bytesAt(place: string, { config }: Invocation): Promise<Uint8Array> {
  if (!/^https:/.test(place)) return new Uint8Array(await readFile(place))
  const { status, bytes } = await httpsTransport(config)(place, { method: 'GET' })
  if (status !== 200) throw new UsageError(`${place} answered ${status}.`)
  return bytes
}

function verified(bytes: Uint8Array, pem: string) {
  try {
    const roots = readPemCertificates(pem)
    const text = roots.map(({ raw }) => pemOf(raw)).join('')
    return { list: readTrustList(bytes, roots), roots: text }
  } catch (error) {
    if (error instanceof PemError) throw new UsageError(`The file of --root ${error.message}.`)
    if (error instanceof MdlError) throw new UsageError(error.message)
    throw error
  }
}
