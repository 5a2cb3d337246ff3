import { alert, button, type FormProps, form } from '../elements.ts'
import type { Page } from '../page.ts'
import { customerFields } from './fields.ts'
import { type StepFrame, selfServiceWords, stepPage } from './frame.ts'

/** An attribute that the tenant expects, with the name that the identity provider has for it. */
export interface ShownAttribute {
  /** The name of the field. */
  readonly field: string
  readonly label: string
  readonly description: string
  readonly isRequired: boolean
  readonly source: string
  readonly error?: 'missingText' | 'attributeWrong' | undefined
}

interface AttributesProps extends FormProps {
  readonly protocol: 'oidc' | 'saml'
  readonly attributes: readonly ShownAttribute[]
  readonly reason?: string | undefined
}

export const sourceLengthMax = 256

/** The mapping of the attributes that the tenant expects. */
export function renderAttributes(frame: StepFrame, props: AttributesProps): Page {
  const { protocol, attributes, reason, action, hidden } = props
  const { branding } = frame
  const word = selfServiceWords(branding)
  const description = word(protocol === 'oidc' ? 'attributesOidc' : 'attributesSaml')
  return stepPage(
    frame,
    { title: word('attributesTitle'), description },
    alert(reason && word('refusedText', { reason })),
    form(
      { action, hidden },
      customerFields(
        branding,
        attributes.map(({ field, label, description: hint, isRequired, source, error }) => ({
          name: field,
          label: isRequired ? label : `${label} (${word('optionalText')})`,
          kind: 'text',
          lengthMax: sourceLengthMax,
          value: source,
          hint,
          error: error && word(error),
          isOptional: !isRequired,
        })),
      ),
      button(word('saveButtonText')),
    ),
  )
}
