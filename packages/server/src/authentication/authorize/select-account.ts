/** The parameter that marks a request with `prompt=select_account`, and carries its `prompt`. */
const requestedPrompt = 'latchkey.prompt'

/** The parameters of oidc-provider for a selection. */
export const selectionParameters = { [requestedPrompt]: null }

/**
 * Turns `select_account` (OpenID Connect Core 1.0, section 3.1.2.1) into `login`, whose page asks
 * for the account: a session has one account, so there is no list to choose from.
 */
export function requestSelection(parameters: URLSearchParams): void {
  parameters.delete(requestedPrompt)
  const [prompt, ...others] = parameters.getAll('prompt')
  const prompts = new Set(prompt?.split(' '))
  if (prompt === undefined || others.length > 0 || !prompts.delete('select_account')) return
  parameters.set(requestedPrompt, prompt)
  parameters.set('prompt', [...prompts.add('login')].join(' '))
}

/** The `prompt` as the client sent it, for identity providers that have such a list. */
export const promptOf = (params: Readonly<Record<string, unknown>>): unknown =>
  params[requestedPrompt] ?? params.prompt
