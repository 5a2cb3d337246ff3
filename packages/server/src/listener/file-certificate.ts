import { readFile, stat } from 'node:fs/promises'
import type { Server as HttpsServer } from 'node:https'
import { createSecureContext, type SecureContextOptions } from 'node:tls'

/** The files of a certificate chain and of its private key, both in PEM. */
export interface CertificateFiles {
  readonly certFile: string
  readonly keyFile: string
}

interface Pair {
  readonly cert: Buffer
  readonly key: Buffer
}

/**
 * Reads the key and the certificate. A mismatch is reported here with the names of the files, and
 * not at the first handshake.
 */
export async function readPair({ certFile, keyFile }: CertificateFiles): Promise<Pair> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
  try {
    createSecureContext({ cert, key })
    return { cert, key }
  } catch (cause) {
    throw new Error(
      `LATCHKEY_TLS_CERT_FILE (${certFile}) and LATCHKEY_TLS_KEY_FILE (${keyFile}) are not a ` +
        `certificate and its private key, both in PEM: ${(cause as Error).message}.`,
      { cause },
    )
  }
}

interface RenewalOptions {
  readonly files: CertificateFiles
  /** The options of handshakes besides the certificate. */
  readonly shared: Pick<SecureContextOptions, 'ca' | 'ciphers'>
  readonly checkMs: number
  /** Called with the error of renewed files that cannot be used, once for each change. */
  readonly onError: (error: unknown) => void
}

/**
 * Serves renewed files as soon as a check finds them. While they cannot be used, such as between
 * the writes of certificate and key, the former certificate is served.
 */
export function followRenewals(server: HttpsServer, options: RenewalOptions): void {
  const { files, shared, checkMs, onError } = options
  let served: string | undefined
  let refused: string | undefined
  const check = async () => {
    const found = await changeOf(files)
    served ??= found
    if (found === undefined || found === served || found === refused) return
    try {
      server.setSecureContext({ ...shared, ...(await readPair(files)) })
      served = found
    } catch (error) {
      refused = found
      onError(error)
    }
  }
  void check()
  const timer = setInterval(check, checkMs).unref()
  server.once('close', () => clearInterval(timer))
}

/** A text that differs once either file has been written; undefined if one is missing. */
async function changeOf({ certFile, keyFile }: CertificateFiles): Promise<string | undefined> {
  try {
    const found = await Promise.all([stat(certFile), stat(keyFile)])
    return found.map(({ mtimeMs, size, ino }) => `${ino} ${size} ${mtimeMs}`).join(' ')
  } catch {
    return undefined
  }
}
