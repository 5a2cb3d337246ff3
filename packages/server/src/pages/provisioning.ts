import { h } from 'preact'
import { heading } from './elements.ts'
import { type Page, page } from './page.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
import { valueList } from './value-list.ts'

interface ProvisioningProps {
  readonly name: string
  readonly strategy: string
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

/** The page for the administrator of an identity provider. In English only, like the console. */
export function renderProvisioning(
  branding: ResolvedBranding,
  { name, strategy, values }: ProvisioningProps,
): Page {
  return page(
    branding,
    { title: `Values of the connection ${name}` },
    h(
      'div',
      { lang: 'en', class: 'report' },
      heading(`Connection ${name}`, `The strategy is ${strategy}.`),
      h('h2', null, 'Values for the identity provider'),
      values.length > 0
        ? valueList(values.map((each) => [each.name, each.value] as const))
        : h('p', null, 'This server cannot log users in at identity providers of this strategy.'),
    ),
  )
}
