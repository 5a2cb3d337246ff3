import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TestAuthority, testAuthorityName } from '@latchkey/mdl/wallet'

/**
 * Opens the issuing authority of the software wallet, whose key is in the data folder. Creates it
 * at the first use, and again after its certificate expired.
 */
export async function openTestAuthority(dataFolder: string): Promise<TestAuthority> {
  const folder = join(dataFolder, 'wallet')
  const file = join(folder, 'authority.pem')
  const now = new Date()
  if (existsSync(file)) {
    const pem = await readFile(file, 'utf8')
    const { raw, validTo } = new X509Certificate(pem)
    const issuer = {
      key: createPrivateKey(pem),
      certificate: new Uint8Array(raw),
      name: testAuthorityName,
    }
    if (new Date(validTo) > now) return TestAuthority.of(issuer, now)
  }
  const made = await TestAuthority.create(now)
  await mkdir(folder, { recursive: true })
  const key = made.authority.key.export({ format: 'pem', type: 'pkcs8' })
  await writeFile(file, `${made.certificatePem}${key}`, { mode: 0o600 })
  return made
}
