import { h } from 'preact'
import { dateIn } from '../date-in.ts'
import { alert, button, type FormProps, form, hiddenFields, linkButton } from '../elements.ts'
import type { Page } from '../page.ts'
import { sentencesIn } from '../texts/texts.ts'
import { valueList } from '../value-list.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'

interface ProvisioningProps extends FormProps {
  readonly endpoint: string
  /** The tokens that exist, without their secrets; times are of ISO 8601. */
  readonly tokens: readonly { readonly id: string; readonly createdAt: string }[]
  /** A token that was just created; it is shown this once. */
  readonly token?: string | undefined
  readonly error?: 'token-limit' | undefined
  readonly nextUrl: string
}

/** The endpoint and the tokens of SCIM. */
export function renderCustomerProvisioning(frame: StepFrame, props: ProvisioningProps): Page {
  const { endpoint, tokens, token, error, nextUrl, action, hidden } = props
  const word = selfServiceWords(frame.branding)
  return stepPage(
    frame,
    { title: word('provisioningTitle'), description: word('provisioningDescription') },
    alert(error && word(error)),
    token !== undefined && [
      h(
        'p',
        { role: 'status', class: 'note' },
        sentencesIn(frame.branding.language, [word('tokenCreated'), word('tokenHint')]),
      ),
    ],
    valueList([
      [word('endpointText'), endpoint],
      ...(token === undefined ? [] : [[word('tokenText'), token] as const]),
    ]),
    tokens.length === 0 && h('p', null, word('noTokenText')),
    tokens.map(({ id, createdAt }) =>
      h(
        'div',
        { class: 'row' },
        h('span', null, word('tokenOfText', { date: dateIn(frame.branding, createdAt) })),
        h(
          'form',
          { method: 'post', action, class: 'inRow' },
          hiddenFields({ ...hidden, action: 'delete', token_id: id }),
          h('button', { class: 'asLink', type: 'submit' }, word('deleteTokenText')),
        ),
      ),
    ),
    form(
      { action, hidden: { ...hidden, action: 'create' } },
      button(word('createTokenText'), { plain: true }),
    ),
    linkButton(word('continueText'), nextUrl),
  )
}
