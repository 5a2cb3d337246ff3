import type { AuthenticationSchema } from '@latchkey/contract'
import { type ComponentChild, h } from 'preact'
import { dateIn } from './date-in.ts'
import { deviceName } from './device-name.ts'
import { alert, button, field, form, heading, hiddenFields, link, more } from './elements.ts'
import { type Page, page } from './page.ts'
import { type ResolvedBranding, type Words, wordsOf } from './resolved-branding.ts'

type Method = AuthenticationSchema<'MyAuthenticationMethod'>
type EnrollmentType =
  | 'password'
  | 'passkey'
  | 'totp'
  | 'webauthn-roaming'
  | 'webauthn-platform'
  | 'recovery-code'

/**
 * What the page of a user's own account lists: profile, authentication methods, sessions and
 * grants.
 */
export interface AccountProps {
  readonly profile: AuthenticationSchema<'MyProfile'>
  readonly methods: readonly Method[]
  /** The types that the user can enroll. */
  readonly enrollable: readonly EnrollmentType[]
  readonly sessions: readonly AuthenticationSchema<'MySession'>[]
  /** The id of the session of this browser. */
  readonly currentSession: string
  readonly grants: readonly AuthenticationSchema<'MyGrant'>[]
  readonly identities: readonly AuthenticationSchema<'MyIdentity'>[]
  readonly outcome?: 'saved' | 'failed' | undefined
}

type Word = Words<'common', 'account'>

interface Section {
  readonly branding: ResolvedBranding
  readonly word: Word
  readonly props: AccountProps
}

/** The account of a user; each form posts `action` to the page. */
export function renderAccount(branding: ResolvedBranding, props: AccountProps): Page {
  const word = wordsOf(branding, 'common', 'account')
  const section: Section = { branding, word, props }
  const { outcome, profile } = props
  return page(
    branding,
    { title: word('pageTitle'), isDecision: true },
    heading(word('title'), profile.email ?? profile.username ?? profile.phone_number),
    outcome === 'saved' && h('p', { class: 'note', role: 'status' }, word('savedText')),
    alert(outcome === 'failed' ? word('failedText') : undefined),
    profileForm(section),
    h('h2', null, word('securityTitle')),
    ...methodRows(section),
    h('h2', null, word('sessionsTitle')),
    ...sessionRows(section),
    h('h2', null, word('applicationsTitle')),
    ...grantRows(section),
    props.identities.length > 1 && h('h2', null, word('identitiesTitle')),
    ...(props.identities.length > 1 ? identityRows(section) : []),
    h('h2', null, word('dataTitle')),
    h('p', null, link(word('downloadText'), '/account/data')),
    h('p', null, link(word('deleteText'), '/account/deletion')),
    form(posted({ action: 'log-out' }), button(word('logOutText'), { plain: true })),
  )
}

const posted = (hidden: Readonly<Record<string, string>>) => ({ action: '/account', hidden })

function profileForm({ branding, word, props }: Section): ComponentChild {
  const { name, given_name, family_name, nickname } = props.profile
  const text = (id: string, label: string, value: string | undefined, autocomplete: string) =>
    field(branding, { name: id, label, value, autocomplete, lengthMax: 150, isOptional: true })
  return form(
    posted({ action: 'profile' }),
    h('h2', null, word('profileTitle')),
    text('name', word('nameText'), name, 'name'),
    text('given_name', word('givenNameText'), given_name, 'given-name'),
    text('family_name', word('familyNameText'), family_name, 'family-name'),
    text('nickname', word('nicknameText'), nickname, 'nickname'),
    button(word('saveButtonText')),
  )
}

/** One entry of a list: its name, a note about it, and a button that acts on it. */
function row(label: string, note: string, action?: ComponentChild): ComponentChild {
  const text = h('div', null, h('strong', null, label), h('div', { class: 'small' }, note))
  return h('div', { class: 'row' }, text, action)
}

/** The button of an entry; its accessible name includes the name of the entry. */
function rowButton(
  label: string,
  about: string,
  hidden: Readonly<Record<string, string>>,
): ComponentChild {
  return h(
    'form',
    { class: 'inRow', method: 'post', action: '/account' },
    hiddenFields(hidden),
    h('button', { class: 'asLink', type: 'submit', 'aria-label': `${label}: ${about}` }, label),
  )
}

const methodTexts = {
  password: 'passwordText',
  passkey: 'passkeyText',
  'webauthn-platform': 'biometricsText',
  'webauthn-roaming': 'securityKeyText',
  totp: 'totpText',
  phone: 'phoneText',
  email: 'emailFactorText',
  'push-notification': 'pushText',
  'recovery-code': 'recoveryCodeText',
} as const satisfies Readonly<Record<Method['type'], string>>

const enrollmentTexts = {
  password: 'changePasswordText',
  passkey: 'addPasskeyText',
  totp: 'addTotpText',
  'webauthn-roaming': 'addSecurityKeyText',
  'webauthn-platform': 'addBiometricsText',
  'recovery-code': 'newRecoveryCodeText',
} as const satisfies Readonly<Record<EnrollmentType, string>>

function methodRows({ branding, word, props }: Section): ComponentChild[] {
  const rows = props.methods.map((method) => {
    const { id, type, name, email, phone_number, user_agent } = method
    const label = word(methodTexts[type])
    const named = name ?? email ?? phone_number ?? deviceName(user_agent)
    const changed = method.last_password_reset
    const date = dateIn(branding, changed ?? method.created_at)
    const note = word(changed === undefined ? 'addedText' : 'changedText', { date })
    const isRemovable = type !== 'password'
    return row(
      named === undefined ? label : `${label} (${named})`,
      note,
      isRemovable && rowButton(word('removeText'), label, { action: 'remove-method', id }),
    )
  })
  const links = props.enrollable.map((type) =>
    more(word(enrollmentTexts[type]), `/account/enrollments/${type}`),
  )
  return [...rows, ...links]
}

function sessionRows({ branding, word, props }: Section): ComponentChild[] {
  return props.sessions.map(({ id, device, last_interacted_at }) => {
    const isCurrent = id === props.currentSession
    const agent = device.last_user_agent ?? device.initial_user_agent
    const browser = deviceName(agent) ?? word('unknownDeviceText')
    const label = isCurrent ? `${browser} (${word('thisDeviceText')})` : browser
    const used = word('lastUsedText', { date: dateIn(branding, last_interacted_at) })
    const note = [used, device.last_ip ?? device.initial_ip].filter(Boolean).join(' · ')
    const end = rowButton(word('endSessionText'), label, { action: 'end-session', id })
    return row(label, note, isCurrent ? undefined : end)
  })
}

function grantRows({ word, props }: Section): ComponentChild[] {
  if (props.grants.length === 0) return [h('p', { class: 'small' }, word('noApplicationsText'))]
  return props.grants.map(({ id, client_name, scope }) =>
    row(
      client_name,
      scope.join(', '),
      rowButton(word('revokeText'), client_name, { action: 'revoke-grant', id }),
    ),
  )
}

function identityRows({ word, props }: Section): ComponentChild[] {
  return props.identities.map(({ provider, user_id, connection, email, is_primary }) => {
    const hidden = { action: 'unlink', provider, user_id }
    const unlink = rowButton(word('unlinkText'), connection, hidden)
    return row(connection, email ?? '', is_primary ? undefined : unlink)
  })
}
