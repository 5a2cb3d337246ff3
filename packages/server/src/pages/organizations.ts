import { type ComponentChild, h } from 'preact'
import { clientLinks, clientLogo, picturesOf, type ShownClient } from './client-links.ts'
import { button, type FormProps, field, form, heading, hiddenFields } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { hrefOf, isWebAddress } from './safe-address.ts'

/** The form in which a user names the organization to log in to. */
export interface OrganizationSelectionProps extends FormProps {
  readonly client: ShownClient
  /** What users may identify their organization by: its name, an e-mail address, or either. */
  readonly identifierKind: 'organization' | 'email' | 'either'
  /** The text that was typed before. */
  readonly typed?: string | undefined
  readonly error?: 'unknown-organization' | undefined
}

const labels = {
  organization: 'organizationPlaceholder',
  email: 'emailPlaceholder',
  either: 'organizationOrEmailPlaceholder',
} as const

/** Posts `organization` and the hidden fields. */
export function renderOrganizationSelection(
  branding: ResolvedBranding,
  props: OrganizationSelectionProps,
): Page {
  const word = wordsOf(branding, 'organizations', 'organization-selection')
  const { client, identifierKind, typed, error } = props
  return page(
    branding,
    { title: word('pageTitle'), pictures: picturesOf(client) },
    clientLogo(client),
    heading(word('title'), word('description', { clientName: client.name })),
    form(
      props,
      field(branding, {
        name: 'organization',
        label: word(labels[identifierKind]),
        value: typed,
        autocomplete: identifierKind === 'email' ? 'email' : 'organization',
        inputmode: identifierKind === 'organization' ? 'text' : 'email',
        focused: true,
        error: error && word(error),
        hint: identifierKind === 'email' ? undefined : word('hint'),
      }),
      button(word('buttonText')),
    ),
    clientLinks(branding, client),
  )
}

/** An organization as the picker lists it. */
export interface ShownOrganization {
  readonly id: string
  readonly name: string
  readonly logoUrl?: string | undefined
}

/** The organizations from which a logged-in user picks one. */
export interface OrganizationPickerProps extends FormProps {
  readonly client: ShownClient
  /** The identifier of the logged-in user. */
  readonly username?: string | undefined
  readonly organizations: readonly ShownOrganization[]
  /** Whether the user may log in without an organization. */
  readonly allowsNone: boolean
}

/** Posts `organization`, which is empty for the personal account, and the hidden fields. */
export function renderOrganizationPicker(
  branding: ResolvedBranding,
  props: OrganizationPickerProps,
): Page {
  const word = wordsOf(branding, 'organizations', 'organization-picker')
  const { client, username, organizations, allowsNone, action, hidden } = props
  const logos = organizations.flatMap(({ logoUrl }) => logoUrl ?? [])
  return page(
    branding,
    { title: word('pageTitle'), pictures: [...picturesOf(client), ...logos], isDecision: true },
    clientLogo(client),
    heading(word('title'), word('description', { clientName: client.name })),
    h(
      'form',
      { method: 'post', action: hrefOf(action) },
      hiddenFields(hidden),
      organizations.map(choice),
      allowsNone && choice({ id: '', name: word('personalText') }),
    ),
    username && h('p', { class: 'small' }, word('account', { username })),
    clientLinks(branding, client),
  )
}

function choice({ id, name, logoUrl }: ShownOrganization): ComponentChild {
  const [initial = ''] = name.trim()
  const picture = isWebAddress(logoUrl)
    ? h('img', { class: 'tile', src: logoUrl, alt: '' })
    : h('span', { class: 'mark', 'aria-hidden': 'true' }, initial.toUpperCase())
  return h(
    'button',
    { type: 'submit', class: 'button plain choice', name: 'organization', value: id },
    picture,
    h('span', null, name),
  )
}
