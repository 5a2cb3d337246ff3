import { type ComponentChild, h } from 'preact'
import { alert, button, type FormProps, form, linkButton } from '../elements.ts'
import type { Page } from '../page.ts'
import { valueList } from '../value-list.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'

/** The outcome of a test log-in, as the customer sees it. */
export type CustomerTest =
  | { readonly refused: string }
  | {
      readonly received: readonly (readonly [name: string, value: string])[]
      /** The labels of required attributes without a value. */
      readonly missing: readonly string[]
    }

interface TestProps extends FormProps {
  readonly result: CustomerTest | undefined
  readonly nextUrl: string
}

/** The test of the log-in; the form begins it. */
export function renderCustomerTest(
  frame: StepFrame,
  { result, nextUrl, ...props }: TestProps,
): Page {
  const word = selfServiceWords(frame.branding)
  const hasSucceeded = result !== undefined && !('refused' in result)
  return stepPage(
    frame,
    { title: word('testTitle'), description: word('testDescription') },
    result && outcome(frame, result),
    hasSucceeded && linkButton(word('continueText'), nextUrl),
    form(props, button(word(result ? 'testAgainText' : 'testButtonText'), { plain: hasSucceeded })),
    !hasSucceeded && h('p', { class: 'more' }, h('a', { href: nextUrl }, word('skipTestText'))),
  )
}

function outcome({ branding }: StepFrame, result: CustomerTest): ComponentChild {
  const word = selfServiceWords(branding)
  if ('refused' in result) return alert(word('testFailed', { reason: result.refused }))
  const { received, missing } = result
  return [
    h('p', { role: 'status', class: 'note' }, word('testSucceeded')),
    missing.length > 0 && alert(word('testMissing', { names: missing.join(', ') })),
    h('h2', null, word('testReceived')),
    valueList(received),
  ]
}
