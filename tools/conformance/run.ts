import { fileURLToPath } from 'node:url'
import { type Approver, openApprover } from './approver.ts'
import { decliningModules } from './browser-steps.ts'
import { readPlans } from './plan-file.ts'
import { prepare } from './prepare.ts'
import { type Outcome, type PlanModule, Suite } from './suite.ts'
import { Tenant } from './tenant.ts'
import { prepareUser, type User } from './user.ts'

const moduleTimeoutMs = 5 * 60 * 1000
const pollMs = 1000
/** Results that count as passed. */
const good: readonly string[] = ['PASSED', 'WARNING', 'REVIEW', 'SKIPPED']

interface Of {
  readonly tenant: Tenant
  readonly user: User
  readonly approver: Approver | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs plans of the OpenID Foundation's conformance suite against a tenant, one after the other.
 *
 * @returns whether every module passed, by which the process exits
 * @throws Error that names the variable that is missing
 */
export async function runPlans(
  names: readonly string[],
  env: Environment,
  print: (line: string) => void,
  waits: { readonly pollMs: number; readonly moduleTimeoutMs: number } = {
    pollMs,
    moduleTimeoutMs,
  },
): Promise<boolean> {
  const plans = await readPlans(names)
  const suiteUrl = withSlash(required(env, 'CONFORMANCE_SERVER'))
  const suite = new Suite({ baseUrl: suiteUrl, token: env.CONFORMANCE_TOKEN, ...waits })
  const tenant = await Tenant.open({
    issuer: withSlash(required(env, 'LATCHKEY_URL')),
    clientId: required(env, 'CLIENT_ID'),
    clientSecret: required(env, 'CLIENT_SECRET'),
  })
  const user = await prepareUser(tenant)
  let isGood = true
  for (const file of plans) {
    const mailFolder = env.CONFORMANCE_MAILS
    if (file.approves && !mailFolder && names.length === 0) {
      print(`${file.name}: CONFORMANCE_MAILS is missing; see tools/conformance/README.md`)
      continue
    }
    const approver = file.approves
      ? await openApprover({ tenant, user, mailFolder: required(env, 'CONFORMANCE_MAILS') })
      : undefined
    try {
      const approvalUrl = approver?.url
      const config = await prepare(file, { tenant, suiteUrl, user, approvalUrl })
      const { id, modules } = await suite.createPlan(file.plan, file.variant, config)
      print(`${file.name}: ${suiteUrl}plan-detail.html?plan=${id}`)
      for (const module of modules) {
        await beforeModule(module, { tenant, user, approver })
        const outcome = await suite.runModule(id, module, () => beforeStart(module, tenant))
        print(rowOf(outcome))
        isGood &&= good.includes(outcome.result)
      }
    } finally {
      await approver?.close()
    }
  }
  return isGood
}

/** Removes the consents of earlier modules, which outlive a session. */
async function beforeModule({ testModule }: PlanModule, of: Of): Promise<void> {
  const { tenant, user, approver } = of
  await approver?.rest()
  if (!decliningModules.includes(testModule)) return
  await tenant.call('DELETE', `grants?${new URLSearchParams({ user_id: user.userId })}`)
}

/** One module waits to be started until the tenant has rotated its signing keys. */
async function beforeStart({ testModule }: PlanModule, tenant: Tenant): Promise<void> {
  if (testModule === 'oidcc-server-rotate-keys') await tenant.call('POST', 'keys/signing/rotate')
}

const resultWidth = 12
const moduleWidth = 72

function rowOf({ module, result, log }: Outcome): string {
  const link = good.includes(result) && result !== 'WARNING' ? '' : log
  return `  ${result.padEnd(resultWidth)} ${module.padEnd(moduleWidth)} ${link}`.trimEnd()
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)

function required(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is missing; see tools/conformance/README.md`)
  return value
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isGood = await runPlans(process.argv.slice(2), process.env, (line) => console.log(line))
  process.exitCode = isGood ? 0 : 1
}
