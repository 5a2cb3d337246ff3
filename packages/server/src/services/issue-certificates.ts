import { LRUCache } from 'lru-cache'
import { type CertificateWorker, startCertificateWorker } from '../acme/certificate-worker.ts'
import { certifyChallenge, type PemPair } from '../acme/challenge-certificate.ts'
import { logTypes } from '../log-types.ts'
import type { OpenStore } from '../open-store.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { writeEntries } from '../store/logs/log-batches.ts'
import { acmeAccounts } from '../store/tenants/acme-accounts.ts'
import {
  type DomainCertificates,
  domainCertificates,
} from '../store/tenants/domain-certificates.ts'
import { sharePromise } from '../timing/share-promise.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import type { StartOptions } from './start-options.ts'

/** The certificates that a CA issues for custom domains by ACME (RFC 8555). */
export interface IssuedByAcme {
  readonly certificates: DomainCertificates
  readonly find: DomainCertificates['find']
  /** The certificate that proves control of a domain to the CA (RFC 8737). */
  readonly findProof: (domain: string) => Promise<PemPair | undefined>
  readonly worker: CertificateWorker
}

/**
 * The most proofs in memory. Creating one takes milliseconds, and a CA connects from several
 * places.
 */
const proofsMax = 100
const outboundSocketsMax = 4

/** Starts the certificate worker; undefined without an ACME server. */
export function issueCertificates(
  { config, log, now }: StartOptions,
  { database, sealer }: OpenStore,
  shutdown: Shutdown,
): IssuedByAcme | undefined {
  const { acme: settings, bounds } = config
  if (!settings) return undefined
  const certificates = domainCertificates(database, sealer)
  const outbound = createOutbound({
    privateNetworks: config.outboundPrivateNetworks,
    ca: config.outboundCa,
    timeoutMs: bounds.acmeRequestTimeoutMs,
    socketsMax: outboundSocketsMax,
  })
  shutdown.add(() => outbound.close())
  const worker = startCertificateWorker({
    settings,
    certificates,
    accounts: acmeAccounts(database, sealer),
    outbound,
    bounds,
    async record(type, { tenantId }, details) {
      const data = { description: logTypes[type], details: JSON.parse(JSON.stringify(details)) }
      const refused = await writeEntries(database, [{ tenantId, date: now(), type, data }], now())
      for (const err of refused) log.error({ err }, 'A log entry was refused by the database.')
    },
    log,
    now,
  })
  shutdown.add(() => worker.stop())
  const proofs = new LRUCache<string, Promise<PemPair>>({ max: proofsMax })
  return {
    certificates,
    find: certificates.find,
    async findProof(domain) {
      const challenge = await certificates.findChallenge(domain)
      if (challenge === undefined) return undefined
      return sharePromise(proofs, challenge, () => certifyChallenge(domain, challenge, now()))
    },
    worker,
  }
}
