import { h } from 'preact'
import { alert, type FormProps, form } from '../elements.ts'
import type { Page } from '../page.ts'
import type { ResolvedBranding } from '../resolved-branding.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'

/** An identity provider that a customer may choose; without a name, any of the protocol. */
export interface ShownProvider {
  readonly id: string
  readonly name: string | undefined
  readonly protocol: 'oidc' | 'saml'
}

interface ProviderProps extends FormProps {
  readonly providers: readonly ShownProvider[]
  readonly error?: 'providerFixed' | undefined
}

/** The choice of an identity provider; each button posts `provider`. */
export function renderProviderChoice(
  frame: StepFrame,
  { providers, error, ...props }: ProviderProps,
): Page {
  const word = selfServiceWords(frame.branding)
  return stepPage(
    frame,
    { title: word('providerTitle'), description: word('providerDescription') },
    alert(error && word(error)),
    form(
      props,
      providers.map((provider) =>
        h(
          'button',
          { type: 'submit', class: 'button plain choice', name: 'provider', value: provider.id },
          provider.name ?? word(provider.protocol === 'oidc' ? 'otherOidc' : 'otherSaml'),
        ),
      ),
    ),
  )
}

/** The name of a provider in a sentence. */
export const nameOfProvider = (
  branding: ResolvedBranding,
  { name }: Pick<ShownProvider, 'name'>,
): string => name ?? selfServiceWords(branding)('yourProvider')
