import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase, until } from '@latchkey/testkit'
import { parse } from 'yaml'
import { root } from '../child-server.ts'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)

const programs = ['buildah', 'mmdebstrap', 'unshare', 'chroot']
/** Not in every container: a mount needs a capability that most engines withhold. */
const canMount = () =>
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
const canBuild =
  process.getuid?.() === 0 &&
  programs.every((name) => spawnSync(name, ['--version']).status === 0) &&
  canMount()
// Without an engine and a registry the base images are made from Debian packages. Skipped where a
// program for that is missing (apt-get install buildah mmdebstrap), or nothing can be mounted.
const test = canBuild ? it : it.skip

const buildTimeoutMs = 600_000
const packageStore = '/var/lib/pnpm-store'
const user = '65532:65532'

type StorageDriver = 'overlay' | 'vfs'

let folder: string
let storageDriver: StorageDriver
let database: TestDatabase
let rootfs: string
let image: Image
beforeAll(async () => {
  if (!canBuild) return
  folder = await mkdtemp('/var/tmp/latchkey-image-')
  storageDriver = await findStorageDriver()
  database = await createTestDatabase()
  await makeBases()
  const bases = ['BUILD_IMAGE=localhost/build', 'RUNTIME_IMAGE=localhost/runtime']
  const args = [...bases, 'REVISION=abc123'].flatMap((each) => ['--build-arg', each])
  // Packages that this clone has are copied, not fetched again.
  const volume = `${await findPackageStore()}:${packageStore}`
  await build('latchkey', root, '--volume', volume, ...args)
  const inspected = JSON.parse(await buildah('inspect', '--type', 'image', 'localhost/latchkey'))
  image = (inspected as { readonly Docker: { readonly config: Image } }).Docker.config
  const container = (await buildah('from', 'localhost/latchkey')).trim()
  rootfs = (await buildah('mount', container)).trim()
}, buildTimeoutMs)
afterAll(async () => {
  if (!canBuild) return
  await buildah('umount', '--all')
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Members of an image's configuration. */
interface Image {
  readonly User: string
  readonly Env: readonly string[]
  readonly Cmd: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly WorkingDir: string
  readonly Labels: Readonly<Record<string, string>>
  readonly Healthcheck: { readonly Test: readonly string[] }
}

const buildah = (...args: string[]) => buildahWith(storageDriver, ...args)

async function buildahWith(driver: StorageDriver, ...args: string[]): Promise<string> {
  const own = ['--root', join(folder, driver), '--runroot', join(folder, 'run')]
  const whole = ['--storage-driver', driver, ...own, ...args]
  return (await run('buildah', whole, { maxBuffer: 64 * 1024 ** 2 })).stdout
}

/** `vfs`, which copies whole images, only where the kernel cannot lay folders over each other. */
const findStorageDriver = (): Promise<StorageDriver> =>
  buildahWith('overlay', 'info').then(
    () => 'overlay',
    () => 'vfs',
  )

async function findPackageStore(): Promise<string> {
  const modules = parse(await readFile(join(root, 'node_modules/.modules.yaml'), 'utf8'))
  return dirname((modules as { readonly storeDir: string }).storeDir)
}

const build = (name: string, context: string, ...args: string[]) =>
  buildah(
    'bud',
    '--quiet',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '-t',
    name,
    ...args,
    context,
  )

/** Makes images with the contents of those of Debian, Node and distroless: `build`, `runtime`. */
async function makeBases(): Promise<void> {
  const npm = join(dirname(process.execPath), '../lib/node_modules/npm')
  const lines = [
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt',
    'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    `ENV npm_config_store_dir=${packageStore}`,
    'RUN cd /usr/local/bin && for name in npm npx; do ' +
      'ln -s ../lib/node_modules/npm/bin/$name-cli.js $name; done',
  ]
  const context = join(folder, 'build')
  await mkdir(context, { recursive: true })
  await cp(process.execPath, join(context, 'node'))
  await cp(npm, join(context, 'npm'), { recursive: true })
  await cp('/etc/ssl/certs/ca-certificates.crt', join(context, 'ca-certificates.crt'))
  const ofRuntime = ['base-files', 'libstdc++6']
  await Promise.all([
    makeBase('runtime', ofRuntime, ''),
    makeBase('build', [...ofRuntime, 'coreutils', 'dash', 'sed'], lines.join('\n')),
  ])
}

async function makeBase(name: string, packages: readonly string[], lines: string): Promise<void> {
  const context = join(folder, name)
  await mkdir(context, { recursive: true })
  // Only extracted: no script of a package runs.
  const args = ['--quiet', '--variant=extract', `--include=${packages.join()}`, 'bookworm']
  await run('mmdebstrap', [...args, join(context, 'base.tar')])
  await writeFile(join(context, 'Dockerfile'), `FROM scratch\nADD base.tar /\n${lines}\n`)
  await build(name, context)
}

/** Mounts the image read-only with a data folder and `/proc`, and switches to its user. */
const enter = [
  'set -e',
  'mount --bind "$ROOTFS" "$ROOTFS"',
  'mount -o remount,bind,ro "$ROOTFS"',
  'mount --bind "$DATA" "$ROOTFS/var/lib/latchkey"',
  'mount -t proc proc "$ROOTFS/proc"',
  `exec env -i $ENVIRONMENT chroot --userspec=${user} "$ROOTFS" "$@"`,
].join('\n')

function start(command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const own = [...image.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  return spawn('unshare', ['--mount', '--ipc', '--uts', 'sh', '-c', enter, 'sh', ...command], {
    env: {
      PATH: process.env.PATH ?? '',
      ROOTFS: rootfs,
      DATA: join(folder, 'data'),
      ENVIRONMENT: own.join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function ended(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

describe('the image', () => {
  test('has labels, and runs as a user other than root', () => {
    expect(image).toMatchObject({ User: user, Cmd: ['start'], WorkingDir: '/var/lib/latchkey' })
    expect(image.Labels).toMatchObject({
      'org.opencontainers.image.title': 'Latchkey',
      'org.opencontainers.image.licenses': 'Apache-2.0',
      'org.opencontainers.image.revision': 'abc123',
    })
  })

  test('has no package manager and no sources', async () => {
    expect(await readdir(join(rootfs, 'usr/local/bin'))).toEqual(['node'])
    expect(await readdir(rootfs)).not.toContain('build')
  })

  test('serves with a read-only root file system, is healthy, and stops at SIGTERM', async () => {
    const data = join(folder, 'data')
    await mkdir(data, { mode: 0o700 })
    await run('chown', [user, data])
    const env = {
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      LATCHKEY_FIRST_TENANT: 'localhost',
      LATCHKEY_PORT: String(await freePort()),
      LATCHKEY_OPERATIONS_PORT: String(await freePort()),
    }
    const server = start([...image.Entrypoint, ...image.Cmd], env)
    const end = ended(server)
    const check = image.Healthcheck.Test.slice(1)
    await until('the health check', async () => (await ended(start(check, env))).code === 0)
    const { uid, gid } = await statusOf(server.pid ?? 0)
    expect([uid, gid]).toEqual(['65532', '65532'])
    const write = [image.Entrypoint[0] ?? '', '-e', 'fs.writeFileSync("/opt/x", "")']
    expect((await ended(start(write, env))).output).toContain('EROFS')
    server.kill('SIGTERM')
    expect((await end).code).toBe(0)
    expect((await ended(start(check, env))).code).toBe(1)
  }, 120_000)
})

/** `unshare` becomes the server by `exec`, so that signals reach it. */
async function statusOf(pid: number) {
  const { stdout } = await run('cat', [`/proc/${pid}/status`])
  const id = (name: string) => new RegExp(`^${name}:\\t(\\d+)`, 'm').exec(stdout)?.[1]
  return { uid: id('Uid'), gid: id('Gid') }
}
