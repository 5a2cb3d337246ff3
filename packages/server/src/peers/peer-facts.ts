import type { ClientCertificate } from './client-certificate.ts'

/** The facts of a socket, which apply to all its requests. */
export interface PeerFacts {
  /** Who connected: the direct peer, or whom a listed peer names by PROXY protocol. */
  readonly address: string
  /**
   * How many proxies stand between us and `address`: 1 where a PROXY preface named it. The headers
   * of a request are the next proxy's, and say something only where that one is trusted.
   */
  readonly hop: number
  /** Whether `address` is a trusted proxy, so that its headers are believed. */
  readonly isProxy: boolean
  /** Host name in the ClientHello, lower case and without trailing dot; undefined without TLS. */
  readonly sni: string | undefined
  readonly ja3: string | undefined
  readonly ja4: string | undefined
  /** The verified client certificate; only on the port that requests one. */
  readonly certificate?: ClientCertificate | undefined
}

/** The facts of each socket, by what a request has as its `socket`. */
export type Peers = WeakMap<object, PeerFacts>
