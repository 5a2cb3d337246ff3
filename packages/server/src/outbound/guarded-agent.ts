import { isIP } from 'node:net'
import { createSecureContext, rootCertificates } from 'node:tls'
import { Agent, buildConnector } from 'undici'
import { guardedLookup, refused } from './guarded-lookup.ts'
import type { OutboundOptions } from './outbound-options.ts'
import type { MayConnect } from './public-addresses.ts'

const headerBytesMax = 16 * 1024
/** Shorter than what servers keep, so that they seldom close a socket while it is taken. */
const idleMs = 3_000

/**
 * Connects only to allowed addresses. Loading undici and the public certificates takes 100 ms, so
 * the first request does it.
 */
export function createAgent(options: OutboundOptions, mayConnect: MayConnect): Agent {
  return new Agent({
    connect: guardedConnector(options, mayConnect),
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

/** Every socket is opened here, whether its host is a name or an address. */
function guardedConnector(options: OutboundOptions, mayConnect: MayConnect) {
  const { ca, timeoutMs } = options
  const open = buildConnector({
    lookup: guardedLookup(mayConnect, options.lookup),
    timeout: timeoutMs,
    rejectUnauthorized: true,
    // Made once: reading all the certificates for every socket takes longer than connecting.
    secureContext: createSecureContext({
      minVersion: 'TLSv1.2',
      ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
    }),
    allowH2: false,
    autoSelectFamily: true,
  })
  const connector: buildConnector.connector = (target, done) => {
    const hostname = target.hostname.replace(/^\[|\]$/g, '')
    // A literal address is not resolved.
    if (isIP(hostname) !== 0 && !mayConnect(hostname)) return void done(refused(hostname), null)
    open(target, done)
  }
  return connector
}
