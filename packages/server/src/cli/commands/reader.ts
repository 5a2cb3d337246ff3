import { createPrivateKey } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createSigningRequest,
  MdlError,
  newKey,
  PemError,
  pemOf,
  readerPurpose,
  readPemCertificates,
  requireReaderChain,
} from '@latchkey/mdl'
import type { Invocation } from '../invocation.ts'
import { UsageError } from '../usage-error.ts'
import { withTenant } from '../with-store.ts'

const author = { description: 'latchkey reader install' }

/**
 * Prints a certificate signing request for the reader key of a tenant. The key is generated once,
 * and stays in the data folder until `reader install`.
 */
export async function requestReader(invocation: Invocation): Promise<void> {
  const { config, given, print } = invocation
  const domain = given('tenant')
  await withTenant(invocation, async () => {
    const file = keyFileOf(invocation)
    if (!existsSync(file)) {
      await mkdir(join(config.dataFolder, 'reader'), { recursive: true })
      const key = newKey().export({ format: 'pem', type: 'pkcs8' })
      await writeFile(file, key, { mode: 0o600 })
    }
    const key = createPrivateKey(await readFile(file))
    const names = { name: `CN=${domain}`, purpose: readerPurpose, hosts: [domain] }
    const request = await createSigningRequest(key, names)
    print({ request, key_file: file }, request.trimEnd())
  })
}

/** Installs the certificate chain for the key of the request, leaf certificate first. */
export async function installReader(invocation: Invocation): Promise<void> {
  const { given, print } = invocation
  await withTenant(invocation, async ({ write }) => {
    const file = given('key') || keyFileOf(invocation)
    if (!existsSync(file)) {
      throw new UsageError(
        `There is no key in ${file}. See: latchkey reader request --tenant ${given('tenant')}`,
      )
    }
    const key = createPrivateKey(await readFile(file))
    const chain = await chainIn(given('chain'))
    try {
      requireReaderChain(chain, { key, host: given('tenant'), now: new Date() })
    } catch (error) {
      throw error instanceof MdlError ? new UsageError(error.message) : error
    }
    const [leaf] = chain
    const identity = {
      certificates: chain.map(({ raw }) => pemOf(raw)).join(''),
      privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
      expiresAt: leaf?.notAfter ?? new Date(),
    }
    await write(author, ({ readerIdentities }) => readerIdentities.upload(identity))
    // The database has the encrypted key now.
    if (file === keyFileOf(invocation)) await rm(file)
    const until = identity.expiresAt.toISOString()
    print(
      { subject: leaf?.subject, expires_at: until },
      `Installed ${leaf?.subject}, until ${until}.`,
    )
  })
}

const keyFileOf = ({ config, given }: Invocation) =>
  join(config.dataFolder, 'reader', `${given('tenant')}.pem`)

async function chainIn(file: string) {
  try {
    return readPemCertificates(await readFile(file, 'utf8'))
  } catch (error) {
    throw error instanceof PemError ? new UsageError(`${file} ${error.message}.`) : error
  }
}
