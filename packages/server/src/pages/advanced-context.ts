import type { AdvancedLogin } from './advanced-login.ts'
import type { ShownChallenge } from './challenge.ts'
import type { ShownScreen } from './partials.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
import { fill, type TextTree, textsIn } from './texts/texts.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * The object that scripts of the tenant read as `window.universal_login_context`: members that
 * every screen has, and those of `context_configuration`.
 */
export function advancedContext(
  branding: ResolvedBranding,
  login: AdvancedLogin,
  screen: ShownScreen,
  configured: readonly string[],
): Members {
  const { client, organization, tenant } = login
  const { links, data, error, challenge, submitted = {} } = screen.facts
  const always: Members = {
    client: { id: client.id, name: client.name },
    prompt: { name: screen.prompt },
    screen: {
      name: screen.name,
      links: present(links),
      data: present(data),
      ...(challenge && { captcha: captchaOf(challenge) }),
    },
    transaction: {
      state: login.state,
      locale: branding.language,
      errors: error ? [error] : [],
      connection: login.connection,
      alternate_connections: login.alternateConnections,
    },
    organization: organization && { id: organization.id, name: organization.name },
    user: {},
  }
  const others: Members = {
    branding: { settings: login.branding, themes: { default: branding.theme } },
    client,
    organization,
    screen: { texts: textsOf(branding, screen) },
    tenant,
    untrusted_data: {
      submitted_form_data: submitted,
      authorization_params: login.authorizationParams,
    },
  }
  const chosen = configured.flatMap((path) => {
    const names = path.split('.')
    const value = valueAt(others, names)
    return value === undefined ? [] : [nested(names, value)]
  })
  return chosen.reduce<Members>(merged, always)
}

/**
 * What a script of the tenant needs to show the captcha; the script posts the answer with the form.
 */
function captchaOf(challenge: ShownChallenge): Members {
  if ('proof' in challenge) return { provider: 'auth_challenge', challenge: challenge.proof }
  const { provider, siteKey, clientSubdomain } = challenge.captcha
  return present({ provider, siteKey, clientSubdomain })
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(members: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return members
  if (!isMembers(members) || !Object.hasOwn(members, name)) return undefined
  return valueAt(members[name], rest)
}

function nested([name = '', ...rest]: readonly string[], value: unknown): Members {
  return Object.fromEntries([[name, rest.length === 0 ? value : nested(rest, value)]])
}

function merged(one: Members, other: Members): Members {
  const entries = Object.entries(other).map(([name, value]) => {
    const known = Object.hasOwn(one, name) ? one[name] : undefined
    return [name, isMembers(known) && isMembers(value) ? merged(known, value) : value] as const
  })
  return Object.fromEntries([...Object.entries(one), ...entries])
}

const present = (members: Members = {}): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))

/** A log-in in two steps shows the texts of the log-in in one step. */
const sameTexts: Readonly<Record<string, string>> = {
  'login-id': 'login',
  'login-password': 'login',
}

function textsOf(branding: ResolvedBranding, { prompt, name, facts }: ShownScreen): Members {
  const ours: TextTree = textsIn(branding.language)
  const own = branding.customTexts
  const [asPrompt, asName] = [sameTexts[prompt] ?? prompt, sameTexts[name] ?? name]
  const all = {
    ...ours[asPrompt]?.[asName],
    ...own?.[asPrompt]?.[asName],
    ...own?.[prompt]?.[name],
  }
  const variables = {
    companyName: branding.organizationName ?? branding.tenantName,
    ...(facts.clientName !== undefined && { clientName: facts.clientName }),
  }
  return Object.fromEntries(Object.entries(all).map(([key, text]) => [key, fill(text, variables)]))
}
