import { type ComponentChild, h } from 'preact'
import { alert, button, type FormProps, form, hiddenFields, linkButton } from '../elements.ts'
import type { Page } from '../page.ts'
import type { TextKey } from '../texts/texts.ts'
import { valueList } from '../value-list.ts'
import { customerFields } from './fields.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'

/** A domain of the customer; without a record, it is verified. */
export interface ShownDomain {
  readonly domain: string
  readonly record?: { readonly name: string; readonly value: string } | undefined
  readonly isRemovable: boolean
}

export type DomainError = Extract<TextKey<'common', 'self-service'>, `domain-${string}`>

interface DomainsProps extends FormProps {
  readonly domains: readonly ShownDomain[]
  readonly isRequired: boolean
  readonly error?: DomainError | undefined
  readonly nextUrl: string
  readonly canContinue: boolean
}

/** The domains of a connection, with the DNS records that verify them. */
export function renderDomains(frame: StepFrame, props: DomainsProps): Page {
  const { domains, isRequired, error, nextUrl, canContinue, action, hidden } = props
  const { branding } = frame
  const word = selfServiceWords(branding)
  const add = { ...hidden, action: 'add' }
  return stepPage(
    frame,
    { title: word('domainsTitle'), description: word('domainsDescription') },
    h('p', { class: 'small' }, word(isRequired ? 'domainsRequired' : 'domainsOptional')),
    alert(error && word(error)),
    domains.map((each) => domainPart(frame, { action, hidden }, each)),
    form(
      { action, hidden: add },
      customerFields(branding, [
        { name: 'domain', label: word('domainText'), kind: 'text', lengthMax: 255 },
      ]),
      button(word('addDomainText'), { plain: canContinue }),
    ),
    canContinue && linkButton(word('continueText'), nextUrl),
  )
}

function domainPart(
  { branding }: StepFrame,
  { action, hidden }: FormProps,
  { domain, record, isRemovable }: ShownDomain,
): ComponentChild {
  const word = selfServiceWords(branding)
  const post = (what: string, label: string, isPlain: boolean) =>
    h(
      'form',
      { method: 'post', action, class: 'inRow' },
      hiddenFields({ ...hidden, action: what, domain }),
      button(label, { plain: isPlain }),
    )
  return h(
    'section',
    { class: 'part' },
    h('h2', null, domain),
    h('p', { class: 'small' }, word(record ? 'pendingText' : 'verifiedText')),
    record && [
      h('p', null, word('recordText')),
      valueList([
        [word('recordName'), record.name],
        [word('recordValue'), record.value],
      ]),
    ],
    h(
      'div',
      { class: 'actions' },
      record && post('verify', word('verifyText'), false),
      isRemovable && post('remove', word('removeText'), true),
    ),
  )
}
