import { type Component, readForm, translationOf } from '@latchkey/forms'
import { renderFormStep } from '../../src/pages/forms/form-step.ts'
import type { ShownStep } from '../../src/pages/forms/shown-step.ts'
import { form, type Render, type Written } from './written.ts'

const options = ({ sentence }: Written) => [
  { value: 'first', label: sentence, image_url: 'https://cdn.example.com/first.png' },
  { value: 'second', label: 'Another one', image_url: 'https://cdn.example.com/second.png' },
]

type Given = Partial<Component> & Pick<Component, 'id' | 'type'>

const fields = (own: Written): readonly Given[] => [
  { id: 'company', type: 'TEXT', label: 'Company', hint: own.sentence, required: true },
  { id: 'about', type: 'TEXT', label: own.sentence, config: { multiline: true } },
  { id: 'email', type: 'EMAIL', label: 'Work e-mail', config: { placeholder: own.email } },
  { id: 'site', type: 'URL', label: 'Site' },
  { id: 'phone', type: 'TEL', label: 'Phone' },
  { id: 'size', type: 'NUMBER', label: 'Employees', config: { min_value: 1 } },
  { id: 'since', type: 'DATE', label: 'Founded' },
  { id: 'at', type: 'DATE', label: 'Call me at', config: { format: 'TIME' } },
  { id: 'secret', type: 'PASSWORD', label: 'A secret', config: {} },
]

const choices = (own: Written): readonly Given[] => {
  const config = { options: options(own) }
  return [
    { id: 'plan', type: 'CARDS', label: 'Plan', required: true, config },
    { id: 'hidden', type: 'CARDS', label: 'Pictures', config: { ...config, hide_labels: true } },
    {
      id: 'topics',
      type: 'CHOICE',
      label: own.sentence,
      config: { ...config, multiple: true, allow_other: { enabled: true, label: 'Another' } },
    },
    { id: 'role', type: 'DROPDOWN', label: 'Role', config },
    { id: 'roles', type: 'DROPDOWN', label: 'Roles', config: { ...config, multiple: true } },
    { id: 'news', type: 'BOOLEAN', label: 'News by e-mail?' },
    {
      id: 'terms',
      type: 'LEGAL',
      label: 'Terms',
      required: true,
      config: { text: 'I accept the <a href="https://example.com/terms">terms</a>.' },
    },
    { id: 'card', type: 'PAYMENT', label: 'Card' },
  ]
}

const content = '<h2>Tell us about {{fields.company}}</h2><p>It is quick.</p>'

const blocks = (own: Written): readonly Given[] => [
  { id: 'text', type: 'RICH_TEXT', config: { content } },
  {
    id: 'image',
    type: 'IMAGE',
    config: { src: 'https://cdn.example.com/form.png', position: 'CENTER', height: 60 },
  },
  { id: 'or', type: 'DIVIDER', config: { text: own.sentence } },
  { id: 'line', type: 'DIVIDER', config: {} },
  {
    id: 'send',
    type: 'RESEND_BUTTON',
    config: { active_text: 'No message?', button_text: 'Send it again', flow_id: 'af_1' },
  },
  { id: 'wait', type: 'RESEND_BUTTON', config: { waiting_text: 'Wait a minute.' } },
  { id: 'spent', type: 'RESEND_BUTTON', config: {} },
  { id: 'next', type: 'NEXT_BUTTON', config: { text: 'Go on' } },
  { id: 'skip', type: 'JUMP_BUTTON', config: { text: 'Skip', next_node: '$ending' } },
  { id: 'back', type: 'PREVIOUS_BUTTON', config: { text: 'Back' } },
]

function shown(
  own: Written,
  components: readonly Given[],
  more: Partial<ShownStep> = {},
): ShownStep {
  const isBlock = ({ type }: Given) => blocks(own).some((each) => each.type === type)
  const given = readForm({
    id: 'ap_1',
    style: { css: 'h2 { letter-spacing: 0.01em }' },
    nodes: [
      {
        id: 'step',
        type: 'STEP',
        config: {
          components: components.map((each) => ({
            config: {},
            ...JSON.parse(JSON.stringify(each)),
            category: isBlock(each) ? 'BLOCK' : 'FIELD',
          })),
        },
      },
    ],
  })
  const step = given.nodes.get('step')
  if (step?.type !== 'STEP') throw new Error('The step was not read.')
  return {
    form: given,
    step,
    translation: translationOf(given, []),
    scope: { fields: { company: own.clientName }, vars: {}, context: {} },
    filled: { company: [own.clientName], role: ['second'], topics: ['first', 'third'] },
    errors: {},
    message: undefined,
    hasFailed: false,
    resends: { send: 'ready', wait: 'waiting', spent: 'spent' },
    ...more,
  }
}

/** The pages of forms of the tenant, in all of their states. */
export const formPages: Readonly<Record<string, Render>> = {
  'form-fields': (branding, own) =>
    renderFormStep(branding, { ...form(own), at: shown(own, fields(own)) }),
  'form-errors': (branding, own) => {
    const errors = {
      company: { code: 'required' },
      about: { code: 'long', bound: 20 },
      since: { code: 'date' },
    } as const
    return renderFormStep(branding, { ...form(own), at: shown(own, fields(own), { errors }) })
  },
  'form-choices': (branding, own) => {
    const errors = { plan: { code: 'required' }, terms: { code: 'unaccepted' } } as const
    return renderFormStep(branding, { ...form(own), at: shown(own, choices(own), { errors }) })
  },
  'form-blocks': (branding, own) =>
    renderFormStep(branding, {
      ...form(own),
      at: shown(own, [
        ...blocks(own).slice(0, 7),
        ...fields(own).slice(0, 1),
        ...blocks(own).slice(7),
      ]),
    }),
  'form-message': (branding, own) =>
    renderFormStep(branding, {
      ...form(own),
      at: shown(own, fields(own).slice(0, 1), { message: own.sentence }),
    }),
  'form-failed': (branding, own) =>
    renderFormStep(branding, {
      ...form(own),
      at: shown(own, fields(own).slice(0, 1), { hasFailed: true }),
    }),
}
