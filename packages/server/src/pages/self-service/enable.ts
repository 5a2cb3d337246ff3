import { h } from 'preact'
import { alert, button, type FormProps, form, heading, link } from '../elements.ts'
import { type Page, page } from '../page.ts'
import type { ResolvedBranding } from '../resolved-branding.ts'
import type { DomainError } from './domains.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'
import { nameOfProvider, type ShownProvider } from './provider.ts'

interface EnableProps extends FormProps {
  readonly provider: Pick<ShownProvider, 'name'>
  /** Whether the connection is new, not an existing one that was changed. */
  readonly isNew: boolean
  readonly error?: DomainError | undefined
}

/** The last step, whose form enables the connection. */
export function renderEnable(
  frame: StepFrame,
  { provider, isNew, error, ...props }: EnableProps,
): Page {
  const word = selfServiceWords(frame.branding)
  const name = nameOfProvider(frame.branding, provider)
  return stepPage(
    frame,
    {
      title: word(isNew ? 'enableTitle' : 'finishTitle'),
      description: word(isNew ? 'enableDescription' : 'finishDescription', { provider: name }),
    },
    alert(error && word(error)),
    form(props, button(word(isNew ? 'enableButtonText' : 'finishButtonText'))),
  )
}

/** The end of the set-up. */
export function renderSelfServiceDone(
  branding: ResolvedBranding,
  { backUrl }: { readonly backUrl: string },
): Page {
  const word = selfServiceWords(branding)
  return page(
    branding,
    { title: word('pageTitle') },
    heading(word('doneTitle'), word('doneDescription'), 'done'),
    h('p', { class: 'more' }, link(word('backText'), backUrl)),
  )
}
