import { execFile } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A key that a client signs with: private for the suite, public for the tenant. */
export function makeSigningKey() {
  const { privateKey, publicKey: pem } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  // Read anew: Node 20 may wait forever where it exports as JWK the very key that it generated.
  const jwk = createPrivateKey(privateKey).export({ format: 'jwk' })
  const kid = randomBytes(8).toString('hex')
  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'PS256', use: 'sig' }] },
    credential: {
      credential_type: 'public_key',
      pem,
      alg: 'PS256',
      kid,
    },
  }
}

/** A self-signed certificate of a client, made by OpenSSL. */
export async function makeCertificate(commonName: string) {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '30',
      '-subj',
      `/CN=${commonName}`,
      '-keyout',
      key,
      '-out',
      cert,
    ])
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  } finally {
    await rm(folder, { recursive: true })
  }
}
