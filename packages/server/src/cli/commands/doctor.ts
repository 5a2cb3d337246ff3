import { assertDataFolder } from '../../config/data-folder.ts'
import { startEmbeddedPostgres } from '../../store/database/embedded-postgres.ts'
import { type DatabaseInspection, inspectDatabase } from '../../store/database/inspect.ts'
import { checkAcme } from '../doctor/check-acme.ts'
import { checkActions } from '../doctor/check-actions.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkKey } from '../doctor/check-key.ts'
import { checkReaders } from '../doctor/check-readers.ts'
import {
  checkDisk,
  checkHosts,
  checkMail,
  checkProxies,
  checkRedis,
} from '../doctor/check-surroundings.ts'
import { checkTls } from '../doctor/check-tls.ts'
import { checked, type Finding } from '../doctor/finding.ts'
import type { Invocation } from '../invocation.ts'

/** Runs all checks of the installation without changing it. The exit code is 1 if a check fails. */
export async function doctor({ config, print }: Invocation): Promise<void> {
  const now = () => new Date()
  await assertDataFolder(config)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: config.dataFolder, durable: true })
  try {
    const url = embedded?.url ?? config.directDatabaseUrl ?? config.databaseUrl ?? ''
    let found: DatabaseInspection | undefined
    const database = await checked('database', async () => {
      found = await inspectDatabase(url, now)
      return checkDatabase(config, found)
    })
    const domains = found?.domains ?? []
    const findings = [
      ...database,
      ...(await checked('readers', () => checkReaders(config, url))),
      ...(await checked('encryption key', () => checkKey(config, found?.sealedKey))),
      ...(await checked('TLS', () => checkTls(config, domains, now()))),
      ...(await checked('ACME', () => checkAcme(config, found, now))),
      ...checkProxies(config),
      ...(await checked('hosts', () => checkHosts(domains))),
      ...(await checked('mail', () => checkMail(config))),
      ...(await checked('Redis', () => checkRedis(config))),
      ...(await checked('actions', checkActions)),
      ...(await checked('disk', () => checkDisk(config))),
    ]
    const isFit = findings.every(({ status }) => status !== 'failed')
    print({ ok: isFit, findings }, findings.map(lineOf).join('\n'))
    if (!isFit) process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
}

const marks: Readonly<Record<Finding['status'], string>> = {
  ok: 'ok     ',
  warning: 'warning',
  failed: 'FAILED ',
}

const lineOf = ({ check, status, message }: Finding) => `${marks[status]}  ${check}: ${message}`
