import { type ComponentChild, h } from 'preact'
import { alert } from './elements.ts'
import { proofScript } from './proof-script.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** What a form asks of a browser before it is accepted, so that programs cannot post many. */
export interface ShownChallenge {
  /** A challenge of altcha-lib, which the browser solves by itself. */
  readonly proof: object
  /** Whether the form was posted without an answer, or with a wrong one. */
  readonly isFailed?: boolean
}

/** The field of a form that has the answer. */
export const answerField = 'captcha'

/** The challenge within a form; without scripts it says what is missing. */
export function challengeBox(
  branding: ResolvedBranding,
  challenge: ShownChallenge | undefined,
): ComponentChild {
  if (!challenge) return undefined
  const word = wordsOf(branding, 'common', 'common')
  return [
    challenge.isFailed && alert(word('challenge-failed'), 'challenge-failed'),
    h(
      'div',
      {
        class: 'challenge',
        hidden: true,
        'data-proof': JSON.stringify(challenge.proof),
        'data-solved': word('challengeSolvedText'),
        'data-unsolved': word('challenge-failed'),
      },
      h('input', { type: 'hidden', name: answerField, value: '' }),
      h('p', { role: 'status' }, word('challengePendingText')),
    ),
    h('p', { class: 'note', id: 'challenge-needs-script' }, word('challengeNeedsScriptText')),
  ]
}

/** The scripts that a page with this challenge runs. */
export const challengeScripts = (challenge: ShownChallenge | undefined): readonly string[] =>
  challenge ? [proofScript] : []
