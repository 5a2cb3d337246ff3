import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { variables } from '../../src/config/env.ts'
import { root } from '../child-server.ts'

const run = promisify(execFile)

// helm may be missing on a machine, though not where `.ci/run` installs it; the output says so.
const withHelm = spawnSync('helm', ['version']).status === 0 ? it : it.skip

const text = (path: string) => readFile(join(root, path), 'utf8')
const unknown = (names: readonly string[]) => names.filter((name) => !(name in variables))

const nodes =
  'affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution' +
  '.nodeSelectorTerms[0].matchExpressions[0]'

/** Values for all that is off or empty by default. */
const everything = [
  'ingress.enabled=true',
  'ingress.hosts={id.example.com}',
  'ingress.className=nginx',
  'ingress.tlsSecret=tls',
  'service.annotations.a=b',
  'serviceAccount.annotations.a=b',
  'secrets.migration=owner',
  `image.digest=sha256:${'0'.repeat(64)}`,
  'imagePullSecrets[0].name=pull',
  'networkPolicy.ingressFrom[0].podSelector.matchLabels.a=b',
  'networkPolicy.metricsFrom[0].namespaceSelector.matchLabels.a=b',
  'serviceMonitor.enabled=true',
  'podAnnotations.a=b',
  'podLabels.a=b',
  'nodeSelector.a=b',
  'tolerations[0].key=a',
  `${nodes}.key=a`,
  `${nodes}.operator=Exists`,
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-chart-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const chart = 'deploy/helm/latchkey'

describe('the Helm chart', () => {
  it('has default values that its schema allows, and refuses unknown values', async () => {
    const schema = JSON.parse(await text(`${chart}/values.schema.json`))
    const values = parse(await text(`${chart}/values.yaml`))
    const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)
    expect([validate(values), validate.errors]).toEqual([true, null])
    expect(validate({ ...values, tls: { sekret: 'a' } })).toBe(false)
    expect(validate({ ...values, environment: { LATCHKEY_PORT: 8443, OTHER: 'x' } })).toBe(false)
    const controls = { NODE_ENV: 'development', LATCHKEY_TEST_CONTROLS: 'on' }
    expect(validate({ ...values, environment: controls })).toBe(false)
  })

  it('reads only values that exist', async () => {
    const values = parse(await text(`${chart}/values.yaml`))
    const names = await readdir(join(root, chart, 'templates'))
    const templates = await Promise.all(names.map((name) => text(`${chart}/templates/${name}`)))
    const read = templates.join('\n').matchAll(/\.Values\.([A-Za-z.]+)/g)
    for (const [, path = ''] of read) {
      const value = path.split('.').reduce((within, name) => within?.[name], values)
      expect([path, value]).not.toEqual([path, undefined])
    }
  })

  withHelm('passes the linter', async () => {
    const args = ['lint', '--strict', join(root, chart), '--set', 'tls.secret=tls']
    expect((await run('helm', args)).stdout).toContain('0 chart(s) failed')
  })

  withHelm.each([
    ['by TLS of its own', ['tls.secret=tls'], { LATCHKEY_TLS_CERT_FILE: '' }],
    ['behind a proxy', ['trustedProxies={10.0.0.0/8}'], {}],
  ] as const)('renders a server %s that would start', async (_, sets, cleared) => {
    const values = sets.flatMap((each) => ['--set', each])
    const rendered = await render(...values, '--set', 'environment.LATCHKEY_LOG_LEVEL=warn')
    const { env = [] } = containerOf(rendered, 'Deployment')
    const given = Object.fromEntries(env.map(({ name, value }) => [name, value]))
    expect(unknown(Object.keys(given))).toEqual([])
    const key = randomBytes(32).toString('base64')
    const files = 'LATCHKEY_TLS_CERT_FILE' in cleared ? await certificateFiles() : {}
    const secret = { DATABASE_URL: 'postgres://u:p@db/l', LATCHKEY_ENCRYPTION_KEY: key }
    const config = readConfig({ NODE_ENV: 'production', ...given, ...secret, ...files })
    expect(config).toMatchObject({ publicPort: 443, logLevel: 'warn', operationsHost: '::' })
    expect(containerOf(rendered, 'Job').args).toEqual(['migrate'])
  })

  withHelm('has no variables of Services, one of which would be LATCHKEY_PORT', async () => {
    const manifests = await render('--set', 'tls.secret=tls')
    const pods = manifests.filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    const links = pods.map(({ spec }) => spec.template.spec.enableServiceLinks)
    expect(links).toEqual([false, false])
  })

  withHelm.each([
    ['by default', []],
    ['with all that can be switched on', everything],
    [
      'with all that can be switched off',
      ['autoscaling', 'disruptionBudget', 'networkPolicy', 'migrations'].map(
        (name) => `${name}.enabled=false`,
      ),
    ],
  ])('renders manifests of the types of Kubernetes %s', async (_, sets) => {
    const manifests = await render(
      ...['tls.secret=tls', ...sets].flatMap((each) => ['--set', each]),
    )
    expect(manifests.length).toBeGreaterThan(3)
    expect(await faultsOf(manifests)).toBe('')
  })

  withHelm('is compared with types that refuse unknown and missing members', async () => {
    const rendered = await render('--set', 'tls.secret=tls')
    containerOf(rendered, 'Deployment').imagee = 'latchkey'
    expect(await faultsOf(rendered)).toContain("does not exist in type 'Container'")
    const { name: _, ...nameless } = containerOf(await render('--set', 'tls.secret=tls'), 'Job')
    expect(await faultsOf([jobOf(nameless)])).toContain("Property 'name' is missing")
  })

  withHelm('refuses to run without TLS and without a proxy', async () => {
    await expect(render()).rejects.toThrow('Set tls.secret, or trustedProxies')
  })
})

async function certificateFiles() {
  const file = join(folder, 'tls.pem')
  await writeFile(file, 'not read here')
  return { LATCHKEY_TLS_CERT_FILE: file, LATCHKEY_TLS_KEY_FILE: file }
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly enableServiceLinks?: boolean
        readonly containers: readonly Container[]
      }
    }
  }
}

interface Container {
  imagee?: string
  readonly name?: string
  readonly args?: readonly string[]
  readonly env?: readonly { readonly name: string; readonly value: string }[]
}

async function render(...args: string[]): Promise<readonly Manifest[]> {
  const whole = ['template', 'latchkey', join(root, chart), '--kube-version', '1.31.0', ...args]
  const { stdout } = await run('helm', whole)
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}

function containerOf(manifests: readonly Manifest[], kind: string): Container {
  const found = manifests.find((each) => each.kind === kind)?.spec.template.spec.containers[0]
  if (!found) throw new Error(`No ${kind} with a container was rendered.`)
  return found
}

const jobOf = (container: Container): Manifest => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  spec: { template: { spec: { containers: [container] } } },
})

/** What the compiler says of manifests by the types of Kubernetes; custom resources have none. */
async function faultsOf(manifests: readonly Manifest[]): Promise<string> {
  const known = manifests.filter(({ apiVersion }) => !apiVersion.includes('coreos.com'))
  const lines = known.map(
    (manifest, at) =>
      `export const manifest${at}: import('kubernetes-types/${moduleOf(manifest)}')` +
      `.${manifest.kind} = ${JSON.stringify(manifest)}\n`,
  )
  const types = join(root, 'packages/server/node_modules/kubernetes-types')
  const compilerOptions = {
    noEmit: true,
    strict: true,
    types: [],
    target: 'es2023',
    module: 'preserve',
    paths: { 'kubernetes-types/*': [`${types}/*`] },
  }
  await writeFile(join(folder, 'manifests.ts'), lines.join(''))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout
}

/** `apps/v1`, or `core/v1` for the group without a name. */
function moduleOf({ apiVersion }: Manifest): string {
  const [group = '', version] = apiVersion.split('/')
  return version === undefined ? `core/${group}` : `${group.replace(/\.k8s\.io$/, '')}/${version}`
}
