import { cp, mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readConfig } from '@latchkey/server/config/config'
import { type KeyPair, makeKeyPairs } from '@latchkey/server/keys/key-pair'
import { openPrivateCa } from '@latchkey/server/listener/private-ca'
import { openStore } from '@latchkey/server/open-store'
import { makeTenant } from '@latchkey/server/tenancy/make-tenant'
import { pino } from 'pino'
import {
  createOwnedDatabase,
  preparedTemplateName,
  readPostgresUrl,
  templateName,
  withDatabase,
} from './postgres.ts'

/** Set by the global set-up, as JSON. */
const preparedVariable = 'TEST_PREPARED_TENANT'

/** Where the tenant of every test server is. */
export const testDomain = 'localhost'

/** A client of the tenant that may do everything, and the keys that it began with. */
export interface PreparedTenant {
  readonly clientId: string
  readonly clientSecret: string
  readonly keyPairs: readonly KeyPair[]
  readonly dataFolder: string
}

/**
 * Makes a template database with a tenant in it, and a data folder with the encryption key, the CA
 * and the certificate of that tenant: keys take a second of processor time to make, a copy none.
 */
export async function prepareTenant(dataFolder: string): Promise<void> {
  await createOwnedDatabase(preparedTemplateName, templateName)
  const url = withDatabase(readPostgresUrl('server'), preparedTemplateName)
  const config = readConfig({ LATCHKEY_DATA: dataFolder, DATABASE_URL: url })
  const now = () => new Date()
  const store = await openStore({ config, now, log: pino({ level: 'silent' }) })
  try {
    const keyPairs = await makeKeyPairs(testDomain, now())
    const { clientId, clientSecret } = await makeTenant(store.tenants, testDomain, keyPairs)
    const ca = await openPrivateCa(dataFolder, now)
    await ca.pemFor(testDomain)
    const prepared: PreparedTenant = { clientId, clientSecret, keyPairs, dataFolder }
    process.env[preparedVariable] = JSON.stringify(prepared)
  } finally {
    await store.close()
  }
}

/** The tenant that is in every database copied from the prepared template. */
export function preparedTenant(): PreparedTenant {
  const text = process.env[preparedVariable]
  if (!text) throw new Error('No tenant was prepared for tests: run them with pnpm run jest.')
  return JSON.parse(text)
}

/** A data folder of its own, with the keys of the prepared tenant. It does not outlive the run. */
export async function copyDataFolder(): Promise<string> {
  const { dataFolder } = preparedTenant()
  const folder = await mkdtemp(join(dirname(dataFolder), 'data-'))
  await cp(dataFolder, folder, { recursive: true })
  return folder
}
