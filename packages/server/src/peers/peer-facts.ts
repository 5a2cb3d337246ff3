import type { ClientCertificate } from './client-certificate.ts'

/** The facts of a socket, which hold for all its requests. */
export interface PeerFacts {
  /** The address of the direct peer, or the one that a trusted peer names by the PROXY protocol. */
  readonly address: string
  /**
   * The number of proxies between this server and `address`: 1 if a PROXY header named it, else 0.
   * The headers of a request come from the next proxy, and are read only if that one is trusted.
   */
  readonly hop: number
  /** Whether `address` is a trusted proxy, whose headers are read. */
  readonly isProxy: boolean
  /**
   * The host name in the ClientHello, in lower case and without a trailing dot; undefined without
   * TLS.
   */
  readonly sni: string | undefined
  readonly ja3: string | undefined
  readonly ja4: string | undefined
  /** The verified client certificate. Only the port that requests certificates has one. */
  readonly certificate?: ClientCertificate | undefined
}

/** The facts of each socket, by the `socket` of its requests. */
export type Peers = WeakMap<object, PeerFacts>
