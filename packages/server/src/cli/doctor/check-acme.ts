import { AcmeError } from '../../acme/acme-error.ts'
import { createAcmeServer } from '../../acme/acme-server.ts'
import type { Config } from '../../config/config.ts'
import { createOutbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { DatabaseInspection } from '../../store/database/inspect.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** The port that a CA connects to for `tls-alpn-01` (RFC 8737, section 3). */
const validationPort = 443

/**
 * Checks that the ACME server responds and that a CA can validate domains; lists failing domains.
 */
export async function checkAcme(
  config: Config,
  found: Pick<DatabaseInspection, 'failingCertificates'> | undefined,
  now: () => Date,
): Promise<readonly Finding[]> {
  const { acme, port, publicPort = port } = config
  if (!acme) return []
  const failing = found?.failingCertificates ?? []
  return [
    await checkDirectory(config, acme.directoryUrl, now),
    ...(publicPort === validationPort ? [] : [otherPort(publicPort)]),
    ...failing.map(({ domain, error }) =>
      warning('ACME', `The certificate of ${domain} was not issued: ${error}`),
    ),
  ]
}

const otherPort = (port: number) =>
  warning(
    'ACME',
    `The public port is ${port}, but a CA validates custom domains at port ${validationPort}. ` +
      `Forward it to this server, or set LATCHKEY_PUBLIC_PORT=${validationPort} if you do.`,
  )

async function checkDirectory(config: Config, directoryUrl: string, now: () => Date) {
  const outbound = createOutbound({
    privateNetworks: config.outboundPrivateNetworks,
    ca: config.outboundCa,
    timeoutMs: config.bounds.acmeRequestTimeoutMs,
    socketsMax: 1,
  })
  try {
    await createAcmeServer({ directoryUrl, outbound, tenantId: '', now }).readDirectory()
    return ok('ACME', `${directoryUrl} answers.`)
  } catch (error) {
    if (!(error instanceof AcmeError || error instanceof OutboundError)) throw error
    return failed('ACME', `${directoryUrl}: ${error.message} Correct LATCHKEY_ACME_DIRECTORY_URL.`)
  } finally {
    await outbound.close()
  }
}
