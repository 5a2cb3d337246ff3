import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { partialComplaint } from '../../pages/partials.ts'
import type { Handler } from '../handler.ts'

type Partials = Schema<'PromptPartials'>
type Screen = keyof Partials

export const updatePromptPartials: Handler<'updatePromptPartials'> = async ({
  write,
  path: { prompt },
  body,
}) => {
  const partials = withoutEmpty(body)
  for (const [screen, points] of Object.entries(partials)) {
    if (!screensOf(prompt).includes(screen)) {
      throw refusedBody(`The prompt ${prompt} has no screen ${screen}`, screen)
    }
    for (const [point, template] of Object.entries(points)) {
      const complaint = partialComplaint(template, { prompt, name: screen })
      if (complaint !== undefined) throw refusedBody(complaint, `${screen}.${point}`)
    }
  }
  return {
    status: 200,
    body: await write((store) => store.prompts.replacePartials(prompt, partials)),
  }
}

const several: Readonly<Record<string, readonly Screen[]>> = {
  'login-passwordless': ['login-passwordless-sms-otp', 'login-passwordless-email-code'],
  passkeys: ['passkey-enrollment', 'passkey-enrollment-local'],
}

/** The screens of a prompt; most prompts have one screen with the same name. */
const screensOf = (prompt: string): readonly string[] => several[prompt] ?? [prompt]

function withoutEmpty(partials: Partials): Partials {
  const screens = Object.entries(partials).map(([screen, points]) => {
    const kept = Object.entries(points).filter(([, template]) => template !== '')
    return [screen, Object.fromEntries(kept)] as const
  })
  return Object.fromEntries(screens.filter(([, points]) => Object.keys(points).length > 0))
}
