import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { SDJwtInstance } from '@sd-jwt/core'
import type { Task } from './task.ts'

/** An SD-JWT VC of `@sd-jwt/core` with the claims of the task, presented with key binding. */
export async function presentSdJwt(
  task: Pick<Task, 'issuerKey' | 'issuerCertificate' | 'deviceKey' | 'claims' | 'requested'>,
  vct: string,
  session: { readonly audience: string; readonly nonce: string },
): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  const { kty, crv, x, y } = createPublicKey(task.deviceKey).export({ format: 'jwk' })
  const library = new SDJwtInstance({
    hasher: (data, algorithm) =>
      new Uint8Array(
        createHash(algorithm.replace('-', ''))
          .update(typeof data === 'string' ? data : new Uint8Array(data))
          .digest(),
      ),
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('base64url'),
    signer: es256By(task.issuerKey),
    signAlg: 'ES256',
    kbSigner: es256By(task.deviceKey),
    kbSignAlg: 'ES256',
  })
  const x5c = [task.issuerCertificate.replace(/-----[A-Z ]+-----|\s/g, '')]
  const payload = { vct, iat, exp: iat + 3600, cnf: { jwk: { kty, crv, x, y } }, ...task.claims }
  const issued = await library.issue(payload, { _sd: Object.keys(task.claims) } as never, {
    header: { typ: 'dc+sd-jwt', x5c },
  })
  const disclosed = Object.fromEntries(task.requested.map((name) => [name, true]))
  return library.present(issued, disclosed as never, {
    kb: { payload: { iat, aud: session.audience, nonce: session.nonce } },
  })
}

const es256By = (pem: string) => (data: string) =>
  sign('sha256', Buffer.from(data), {
    key: createPrivateKey(pem),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url')
