import { cp, mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readConfig } from '@latchkey/server/config/config'
import { generateKeyPairs, type SigningKeyPair } from '@latchkey/server/keys/key-pair'
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

/** The domain of every test server's tenant. */
export const testDomain = 'localhost'

/** A client of the tenant with all scopes, and the tenant's first keys. */
export interface PreparedTenant {
  readonly clientId: string
  readonly clientSecret: string
  readonly keyPairs: readonly SigningKeyPair[]
  readonly dataFolder: string
}

/**
 * Creates a template database with a tenant, and a data folder with its encryption key, CA and
 * certificate: generating keys takes a second of processor time, copying them none.
 */
export async function prepareTenant(dataFolder: string): Promise<void> {
  await createOwnedDatabase(preparedTemplateName, templateName)
  const url = withDatabase(readPostgresUrl('server'), preparedTemplateName)
  const config = readConfig({ LATCHKEY_DATA: dataFolder, DATABASE_URL: url })
  const now = () => new Date()
  const store = await openStore({ config, now, log: pino({ level: 'silent' }) })
  try {
    const keyPairs = await generateKeyPairs(testDomain, now())
    const { clientId, clientSecret } = await makeTenant(store.tenants, testDomain, keyPairs)
    const ca = await openPrivateCa(dataFolder, now)
    await ca.pemFor(testDomain)
    const prepared: PreparedTenant = { clientId, clientSecret, keyPairs, dataFolder }
    process.env[preparedVariable] = JSON.stringify(prepared)
  } finally {
    await store.close()
  }
}

/** The tenant of every database that is copied from the prepared template. */
export function preparedTenant(): PreparedTenant {
  const text = process.env[preparedVariable]
  if (!text) throw new Error('No tenant was prepared for tests: run them with pnpm run jest.')
  return JSON.parse(text)
}

/** Copies the data folder of the prepared tenant; the copy is removed with the run. */
export async function copyDataFolder(): Promise<string> {
  const { dataFolder } = preparedTenant()
  const folder = await mkdtemp(join(dirname(dataFolder), 'data-'))
  await cp(dataFolder, folder, { recursive: true })
  return folder
}
