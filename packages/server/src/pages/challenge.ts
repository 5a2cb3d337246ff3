import { type ComponentChild, h } from 'preact'
import {
  type PolicySources,
  type ShownCaptcha,
  type WidgetLook,
  widgetOf,
} from './captcha-widgets.ts'
import { alert } from './elements.ts'
import { proofScript } from './proof-script.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { schemeOf } from './theme.ts'

/**
 * What a browser must solve before the server accepts a form, so that programs cannot post many.
 */
export type ShownChallenge = (
  | {
      /** A challenge of altcha-lib, which the browser solves without the user. */
      readonly proof: object
    }
  | { readonly captcha: ShownCaptcha }
) & {
  /** Whether the form was posted without an answer, or with a wrong one. */
  readonly isFailed?: boolean
}

/** The form field with the answer to a proof of work. */
export const proofField = 'captcha'

/** The challenge within a form. Without scripts it shows a note that scripts are required. */
export function challengeBox(
  branding: ResolvedBranding,
  challenge: ShownChallenge | undefined,
): ComponentChild {
  if (!challenge) return undefined
  const word = wordsOf(branding, 'common', 'common')
  return [
    challenge.isFailed && alert(word('challenge-failed'), 'challenge-failed'),
    'proof' in challenge
      ? proofBox(branding, challenge.proof)
      : h(
          'div',
          { class: 'captcha', role: 'group', 'aria-label': word('captchaLabel') },
          widgetOf(challenge.captcha, lookOf(branding)).element,
        ),
    h('p', { class: 'note', id: 'challenge-needs-script' }, word('challengeNeedsScriptText')),
  ]
}

/** The language of the page, and the color scheme that the theme chooses for the widget. */
function lookOf({ language, theme }: ResolvedBranding): WidgetLook {
  const chosen = theme?.colors.captcha_widget_theme
  if (!theme || !chosen) return { language, scheme: undefined }
  return { language, scheme: chosen === 'auto' ? schemeOf(theme) : chosen }
}

function proofBox(branding: ResolvedBranding, proof: object): ComponentChild {
  const word = wordsOf(branding, 'common', 'common')
  return h(
    'div',
    {
      class: 'challenge',
      hidden: true,
      'data-proof': JSON.stringify(proof),
      'data-solved': word('challengeSolvedText'),
      'data-unsolved': word('challenge-failed'),
    },
    h('input', { type: 'hidden', name: proofField, value: '' }),
    h('p', { role: 'status' }, word('challengePendingText')),
  )
}

/** The scripts of a challenge, and the sources from which its widget loads. */
export interface ChallengeParts {
  readonly scripts: readonly string[]
  /** The element that loads the script of the captcha provider. */
  readonly loader: ComponentChild
  readonly sources: PolicySources
}

const hideNoteScript = `
document.getElementById('challenge-needs-script').hidden = true
`

/** The scripts and sources that a page with this challenge needs; empty without a challenge. */
export function challengeParts(
  branding: ResolvedBranding,
  challenge: ShownChallenge | undefined,
): ChallengeParts {
  if (!challenge) return { scripts: [], loader: undefined, sources: {} }
  if ('proof' in challenge) {
    return { scripts: [hideNoteScript, proofScript], loader: undefined, sources: {} }
  }
  const { script, ownScript, sources } = widgetOf(challenge.captcha, lookOf(branding))
  return {
    scripts: [hideNoteScript, ...(ownScript === undefined ? [] : [ownScript])],
    loader: h('script', script),
    sources,
  }
}
