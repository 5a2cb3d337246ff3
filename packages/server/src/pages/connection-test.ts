import { type ComponentChild, h } from 'preact'
import { alert, heading, linkButton } from './elements.ts'
import { type Page, page } from './page.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
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
  readonly startUrl: string
  readonly result: TestResult | undefined
}

/** The page for an administrator who sets up a connection. In English only, like the console. */
export function renderConnectionTest(
  branding: ResolvedBranding,
  { name, strategy, values, startUrl, result }: ConnectionTestProps,
): Page {
  const registered = values.map((each) => [each.name, each.value] as const)
  return page(
    branding,
    { title: `Test of the connection ${name} | ${branding.tenantName}` },
    h(
      'div',
      { lang: 'en', class: 'report' },
      heading(`Connection ${name}`, `The strategy is ${strategy}.`),
      result && outcome(result),
      linkButton(result ? 'Test again' : 'Test the log-in', startUrl),
      h('h2', null, 'Values for the identity provider'),
      valueList(registered),
      h('p', null, 'A test log-in creates no user and no session.'),
    ),
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
    section('Claims of the ID token, or attributes of the assertion', tokenset),
    section('Claims of the UserInfo response, or members of the profile', userinfo),
  ]
}

function section(title: string, members: Values): ComponentChild {
  const known = Object.entries(members).map(([name, value]) => [name, shown(value)] as const)
  return known.length === 0 ? undefined : [h('h2', null, title), valueList(known)]
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
