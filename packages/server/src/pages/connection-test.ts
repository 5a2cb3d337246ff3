import { type ComponentChild, h } from 'preact'
import { alert, button, field, form, heading, linkButton } from './elements.ts'
import { type Page, page } from './page.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
import { revealScript } from './scripts.ts'
import { valueList } from './value-list.ts'

type Values = Readonly<Record<string, unknown>>

/** The outcome of a test log-in: the profile that the server read, or the reason of the refusal. */
export type TestResult =
  | { readonly refused: string }
  | {
      /** The members of the user that a log-in would create. */
      readonly profile: Values
      readonly attributes: { readonly tokenset: Values; readonly userinfo: Values }
    }

interface ConnectionTestProps {
  readonly name: string
  readonly strategy: string
  readonly values: readonly { readonly name: string; readonly value: string }[]
  /** The URL that starts a log-in at the identity provider. */
  readonly startUrl: string
  /** The URL of the form for the password of a directory, in place of `startUrl`. */
  readonly formUrl?: string | undefined
  /** The identifier that was typed before. */
  readonly username?: string | undefined
  readonly result: TestResult | undefined
}

/** The page for an administrator who sets up a connection. In English only, like the console. */
export function renderConnectionTest(
  branding: ResolvedBranding,
  { name, strategy, values, startUrl, formUrl, username, result }: ConnectionTestProps,
): Page {
  const registered = values.map((each) => [each.name, each.value] as const)
  return page(
    branding,
    {
      title: `Test of the connection ${name} | ${branding.tenantName}`,
      scripts: formUrl === undefined ? [] : [revealScript],
    },
    h(
      'div',
      { lang: 'en', class: 'report' },
      heading(`Connection ${name}`, `The strategy is ${strategy}.`),
      result && outcome(result),
      formUrl === undefined
        ? linkButton(result ? 'Test again' : 'Test the log-in', startUrl)
        : passwordForm(branding, formUrl, username),
      registered.length > 0 && [
        h('h2', null, 'Values for the identity provider'),
        valueList(registered),
      ],
      h('p', null, 'A test log-in creates no user and no session.'),
    ),
  )
}

/** The form for a user of a directory. */
function passwordForm(
  branding: ResolvedBranding,
  action: string,
  username: string | undefined,
): ComponentChild {
  const autocomplete = 'off'
  const isTyped = Boolean(username)
  return form(
    { action, hidden: {} },
    field(branding, {
      name: 'username',
      label: 'User',
      value: username,
      autocomplete,
      focused: !isTyped,
    }),
    field(branding, {
      name: 'password',
      label: 'Password',
      type: 'password',
      autocomplete,
      focused: isTyped,
    }),
    button('Test the log-in'),
  )
}

function outcome(result: TestResult): ComponentChild {
  if ('refused' in result) {
    return alert(`The log-in failed. ${result.refused}`)
  }
  const { tokenset, userinfo } = result.attributes
  return [
    h('p', { role: 'status' }, 'The log-in succeeded.'),
    section('The user', result.profile),
    section('Claims of the ID token, or attributes of the assertion or the entry', tokenset),
    section('Claims of the UserInfo response, or members of the profile', userinfo),
  ]
}

function section(title: string, members: Values): ComponentChild {
  const known = Object.entries(members).map(([name, value]) => [name, shown(value)] as const)
  return known.length === 0 ? undefined : [h('h2', null, title), valueList(known)]
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
