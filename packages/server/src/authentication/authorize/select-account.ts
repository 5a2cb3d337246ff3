import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Oidc } from '../provider/load-provider.ts'

/** The parameter that marks a request with `prompt=select_account`, and carries its `prompt`. */
const requestedPrompt = 'latchkey.prompt'
const selection = 'select_account'

/** The parameters of oidc-provider for a selection, which the checks of all parameters reach. */
export const selectionParameters = { [requestedPrompt]: requestSelection }

/** Lets oidc-provider accept the prompt, wherever a request has it: also in a request object. */
export function addSelectionPrompt(
  policy: interactionPolicy.DefaultPolicy,
  { interactionPolicy: { Prompt } }: Oidc,
): void {
  policy.add(new Prompt({ name: selection, requestable: true }))
}

/**
 * Turns `select_account` (OpenID Connect Core 1.0, section 3.1.2.1) into `login`, whose page asks
 * for the account: a session has one account, so there is no list to choose from.
 */
function requestSelection({ oidc: { params, prompts } }: KoaContextWithOIDC): void {
  const others = new Set(prompts)
  if (!params || !others.delete(selection)) return
  params[requestedPrompt] = params.prompt
  params.prompt = [...others.add('login')].join(' ')
}

/** The `prompt` as the client sent it, for identity providers that have such a list. */
export const promptOf = (params: Readonly<Record<string, unknown>>): unknown =>
  params[requestedPrompt] ?? params.prompt

/** A client must not send the parameter itself. */
export const withoutSelection = (parameters: URLSearchParams): void =>
  parameters.delete(requestedPrompt)
