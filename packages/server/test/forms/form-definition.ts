import type { TestTenant } from '@latchkey/testkit'

/** A component of a step. */
export type TestComponent = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly type: string
}

const blocks = ['RICH_TEXT', 'HTML', 'DIVIDER', 'IMAGE']
const categoryOf = (type: string) =>
  type.endsWith('_BUTTON') || blocks.includes(type) ? 'BLOCK' : 'FIELD'

/** A step with these components. */
export const step = (id: string, next: string, ...components: readonly TestComponent[]) => ({
  id,
  type: 'STEP',
  config: {
    components: components.map((each) => ({ category: categoryOf(each.type), ...each })),
    next_node: next,
  },
})

/** A node that runs a flow. */
export const flowNode = (id: string, flowId: string, next = '$ending') => ({
  id,
  type: 'FLOW',
  config: { flow_id: flowId, next_node: next },
})

/** Creates a form that begins with its first node. @returns its id */
export async function createForm(
  tenant: TestTenant,
  nodes: readonly { readonly id: string }[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const start = { next_node: nodes[0]?.id ?? '$ending' }
  const json = { name: 'Questions', nodes, start, ending: { resume_flow: true }, ...more }
  const { body } = await send(tenant, 'POST', '/forms', json)
  return body.id
}

/** Creates a flow. @returns its id */
export async function createFlow(
  tenant: TestTenant,
  ...actions: readonly Readonly<Record<string, unknown>>[]
): Promise<string> {
  const { body } = await send(tenant, 'POST', '/flows', { name: 'Steps', actions })
  return body.id
}

/** Sends a call of the management API that must succeed. */
export async function send(tenant: TestTenant, method: string, path: string, json?: object) {
  const answer = await tenant.request(method, `/api/v2${path}`, json ? { json } : {})
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer
}

/** An action that shows a form, and puts what comes back into a claim and into metadata. */
export const showing = (formId: string, options = '{}') => ({
  trigger: 'post-login',
  code: `
    exports.onExecutePostLogin = async (event, api) => {
      api.prompt.render('${formId}', ${options})
    }
    exports.onContinuePostLogin = async (event, api) => {
      api.idToken.setCustomClaim('${promptClaim}', event.prompt)
      api.user.setAppMetadata('company', event.prompt.fields.company)
    }`,
})

export const promptClaim = 'https://acme.example/prompt'
