import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext, rootCertificates } from 'node:tls'
import { Agent, buildConnector } from 'undici'
import { refused } from './guarded-lookup.ts'
import type { OutboundOptions } from './outbound-options.ts'
import type { MayConnect } from './public-addresses.ts'

const headerBytesMax = 16 * 1024
/** Shorter than the keep-alive of most servers, so that they seldom close a socket in use. */
const idleMs = 3_000

/**
 * An agent that connects to allowed addresses only. It is created for the first request, because
 * loading undici and the public certificates takes 100 ms.
 */
export function createAgent(
  options: OutboundOptions,
  mayConnect: MayConnect,
  lookup: LookupFunction,
): Agent {
  return new Agent({
    connect: guardedConnector(options, mayConnect, lookup),
    connections: options.socketsMax,
    pipelining: 1,
    allowH2: false,
    maxHeaderSize: headerBytesMax,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  })
}

/** Opens every socket of the agent, whether its host is a name or an address. */
function guardedConnector(
  options: OutboundOptions,
  mayConnect: MayConnect,
  lookup: LookupFunction,
) {
  const { ca, timeoutMs } = options
  const open = buildConnector({
    lookup,
    timeout: timeoutMs,
    rejectUnauthorized: true,
    // Created once: reading all certificates takes longer than connecting.
    secureContext: createSecureContext({
      minVersion: 'TLSv1.2',
      ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
    }),
    allowH2: false,
    autoSelectFamily: true,
  })
  const connector: buildConnector.connector = (target, done) => {
    const hostname = target.hostname.replace(/^\[|\]$/g, '')
    // An IP address is not looked up, so it is checked here.
    if (isIP(hostname) !== 0 && !mayConnect(hostname)) return void done(refused(hostname), null)
    open(target, done)
  }
  return connector
}
