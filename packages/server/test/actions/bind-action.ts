import { randomBytes } from 'node:crypto'
import type { TestTenant } from '@latchkey/testkit'

/** The code of an action, and what it runs at. */
export interface ActionCode {
  readonly trigger: string
  readonly code: string
  readonly secrets?: Readonly<Record<string, string>>
  readonly dependencies?: readonly { readonly name: string; readonly version: string }[]
}

/** An action that runs `body` when a user logs in. */
export const postLogin = (body: string): ActionCode => ({
  trigger: 'post-login',
  code: `exports.onExecutePostLogin = async (event, api) => {${body}\n}`,
})

/** Deploys actions, and binds them to their trigger in place of others. */
export async function bindActions(
  tenant: TestTenant,
  trigger: string,
  actions: readonly ActionCode[],
): Promise<void> {
  const bindings: object[] = []
  for (const action of actions) {
    const value = await deployAction(tenant, action)
    bindings.push({ ref: { type: 'action_id', value } })
  }
  await send(tenant, 'PATCH', `/triggers/${trigger}/bindings`, { bindings })
}

/** Deploys an action without binding it. @returns its id */
export async function deployAction(
  tenant: TestTenant,
  { trigger, code, secrets = {}, dependencies = [] }: ActionCode,
): Promise<string> {
  const name = `act-${randomBytes(4).toString('hex')}`
  const named = Object.entries(secrets).map(([of, value]) => ({ name: of, value }))
  const json = { name, code, supported_triggers: [{ id: trigger }], secrets: named, dependencies }
  const { body } = await send(tenant, 'POST', '/actions', json)
  await send(tenant, 'POST', `/actions/${body.id}/deploy`)
  return body.id
}

/** Deploys an action, and binds it alone. */
export const bindAction = (tenant: TestTenant, action: ActionCode) =>
  bindActions(tenant, action.trigger, [action])

async function send(tenant: TestTenant, method: string, path: string, json?: object) {
  const answer = await tenant.request(method, `/api/v2/actions${path}`, json ? { json } : {})
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer
}
