import { type ComponentChild, h } from 'preact'
import { clientLinks, clientLogo, picturesOf, type ShownClient } from './client-links.ts'
import { button, type FormProps, form, heading } from './elements.ts'
import { type Page, page } from './page.ts'
import { screenOf } from './partials.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'

/** What an application requests: scopes, APIs and authorization details. */
export interface ConsentProps extends FormProps {
  readonly client: ShownClient
  /** The identifier of the logged-in user. */
  readonly username?: string | undefined
  /** The requested scopes of OpenID Connect; the page has a text for each. */
  readonly scopes: readonly string[]
  /** The APIs whose access is requested. */
  readonly audiences?: readonly ConsentAudience[]
  /** The requested authorization details (RFC 9396): type and members. */
  readonly details?: readonly ConsentDetail[]
}

interface RequestedScope {
  readonly value: string
  readonly description?: string | undefined
}

/** A requested API, with its scopes and the descriptions of those. */
export interface ConsentAudience {
  readonly name: string
  readonly scopes: readonly RequestedScope[]
}

/** One of the `authorization_details` (RFC 9396, section 2), its members as text. */
export interface ConsentDetail {
  readonly type: string
  readonly members: readonly { readonly name: string; readonly value: string }[]
}

/** Posts `action` with `accept` or `deny`, and the hidden fields. */
export function renderConsent(branding: ResolvedBranding, props: ConsentProps): Page {
  const word = wordsOf(branding, 'consent', 'consent')
  const { client, username, details = [] } = props
  const prompt = details.length > 0 ? 'customized-consent' : 'consent'
  const name = { prompt, name: prompt }
  const screen = screenOf(branding, name, { clientName: client.name })
  return page(
    branding,
    { title: word('pageTitle'), screen, pictures: picturesOf(client), isDecision: true },
    clientLogo(client),
    heading(word('title'), word('description', { clientName: client.name })),
    client.host !== undefined &&
      h('p', { class: 'note' }, word('clientHostText', { clientHost: client.host })),
    requestedScopes(branding, props),
    details.length > 0 && h('h2', null, word('detailsTitle')),
    details.map(({ type, members }) => [
      h('h3', null, inWords(type)),
      h(
        'dl',
        null,
        members.map(({ name, value }) => [h('dt', null, inWords(name)), h('dd', null, value)]),
      ),
    ]),
    username && h('p', { class: 'small' }, word('account', { username })),
    form(
      props,
      screen.at('form-content'),
      button(word('acceptButtonText'), { name: 'action', value: 'accept' }),
      button(word('declineButtonText'), { name: 'action', value: 'deny', plain: true }),
    ),
    clientLinks(branding, client),
  )
}

/** Splits a JSON name such as `instructedAmount` into words; other names are unchanged. */
function inWords(name: string): string {
  if (!/^[a-z][a-z0-9_-]*$/i.test(name)) return name
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The requested scopes in words. */
export function requestedScopes(
  branding: ResolvedBranding,
  { scopes, audiences = [] }: Pick<ConsentProps, 'scopes' | 'audiences'>,
): ComponentChild {
  const word = wordsOf(branding, 'consent', 'consent')
  const known = scopes.map((scope) => describe(scope, word)).filter((text) => text !== undefined)
  return [
    known.length > 0 && [h('h2', null, word('scopesTitle')), list(known)],
    audiences.map(({ name, scopes: requested }) => [
      h('h2', null, word('audienceTitle', { audience: name })),
      list(branding.namesScopes ? byResource(requested) : requested.map(described)),
    ]),
  ]
}

const described = ({ value, description }: RequestedScope) => description || value

/** Scopes such as `read:books` and `write:books`, as `Books: read, write`; others as they are. */
function byResource(scopes: readonly RequestedScope[]): readonly string[] {
  const actions = new Map<string, string[]>()
  for (const { value } of scopes) {
    const [, action, resource] = /^([^:]+):([^:]+)$/.exec(value) ?? []
    const name = action === undefined ? value : inWords(resource ?? '')
    actions.set(name, [...(actions.get(name) ?? []), ...(action === undefined ? [] : [action])])
  }
  return [...actions].map(([name, known]) =>
    known.length === 0 ? name : `${name}: ${known.join(', ')}`,
  )
}

const scopeKeys = {
  openid: 'scope-openid',
  profile: 'scope-profile',
  email: 'scope-email',
  phone: 'scope-phone',
  address: 'scope-address',
  offline_access: 'scope-offline_access',
} as const

function describe(scope: string, word: Words<'consent', 'consent'>): string | undefined {
  const isKnown = (name: string): name is keyof typeof scopeKeys => Object.hasOwn(scopeKeys, name)
  return isKnown(scope) ? word(scopeKeys[scope]) : scope || undefined
}

function list(sentences: readonly string[]) {
  return h(
    'ul',
    { role: 'list' },
    sentences.map((sentence) => h('li', null, sentence)),
  )
}
