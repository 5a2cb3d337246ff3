import type { Oas3Rule, UserContext } from '@redocly/openapi-core'

/** Words that refer to neighbouring texts, or begin a clause without a noun: what, where, how … */
const pointing =
  /^(it|its|they|their|them|this|that|these|those|one|some|any|another|such|same|both|none|nothing|something|anything|ditto|see|the (same|other|others|former|latter|rest)|what|who|whom|whose|where|when|why|how|which)\b(?!-)/i
const pointingCondition =
  /^whether (it|its|they|their|them|this|that|these|those|one|any|some|such|there|both)\b(?!-)/i
/** Phrases without a subject, and references to unknown texts and persons. */
const phrases =
  /\b([wW]hoever|[wW]homever|whatever it is|somebody|nobody|who asks|(is|are) told|the specification|the reference|not shown|(see|as) (above|below)|the above|we|our|ours|us)\b/
const wordsMin = 3

/** The verbs that a summary may begin with. */
const verbs = new Set([
  'List',
  'Get',
  'Create',
  'Update',
  'Patch',
  'Replace',
  'Delete',
  'Assign',
  'Remove',
  'Approve',
  'Challenge',
  'Check',
  'Confirm',
  'Continue',
  'Enable',
  'Enroll',
  'Exchange',
  'Explain',
  'Export',
  'Finish',
  'Follow',
  'Import',
  'Introspect',
  'Link',
  'Log',
  'Push',
  'Record',
  'Redeliver',
  'Register',
  'Request',
  'Restore',
  'Revoke',
  'Rotate',
  'Send',
  'Set',
  'Show',
  'Sign',
  'Start',
  'Submit',
  'Test',
  'Unblock',
  'Unlink',
  'Use',
  'Verify',
])

/**
 * Why a description cannot be understood alone, in a tooltip or in a rendered reference.
 *
 * @returns undefined for a good one
 */
export function faultOfDescription(text: string): string | undefined {
  const words = text.trim()
  const opening = pointing.exec(words)?.[0] ?? pointingCondition.exec(words)?.[0]
  if (opening) return `begins with '${opening}'; begin with the thing, such as 'URL of the logo'`
  const phrase = phrases.exec(words)?.[0]
  if (phrase) return `says '${phrase}'; name the actor, the verb and the thing`
  if (words.split(/\s+/).length < wordsMin) return `has less than ${wordsMin} words; say of what`
  if (!/^[A-Z`]/.test(words) || !words.endsWith('.')) return 'is no sentence; begin and end as one'
  return undefined
}

/** Extensions that explain to readers what the server chooses or adds. */
const notes: readonly string[] = ['x-unspecified', 'x-addition', 'x-open']

/** Why a note is unclear; it stands beside its subject, so that it need not stand alone. */
export function faultOfNote(text: string): string | undefined {
  const phrase = phrases.exec(text)?.[0]
  return phrase && `says '${phrase}'; name the actor, the verb and the thing`
}

/** A description stands alone, and every property has one. */
export const description: Oas3Rule = () => ({
  any: {
    enter(node, ctx) {
      const members: Readonly<Record<string, unknown>> = { ...node }
      const { description: text } = members
      const fault = typeof text === 'string' ? faultOfDescription(text) : undefined
      if (fault) report(ctx, `The description '${String(text).trim()}' ${fault}.`)
      for (const note of notes.flatMap((name) => members[name] ?? []).map(String)) {
        const riddle = faultOfNote(note)
        if (riddle) report(ctx, `The note '${note.trim()}' ${riddle}.`)
      }
    },
  },
  Schema(schema, ctx) {
    const { description: text = '', type, properties = {} } = schema
    const isBoolean = [type].flat().includes('boolean')
    if (text !== '' && isBoolean !== text.startsWith('Whether ')) {
      report(ctx, `'${text}': begin with 'Whether' if it is a boolean, and only then.`)
    }
    for (const [name, property] of Object.entries(properties)) {
      const own = (property as { description?: string }).description
      const { node } = ctx.resolve(property)
      if (own || (node as { description?: string } | undefined)?.description) continue
      const location = ctx.location.child(['properties', name])
      ctx.report({ message: `Describe '${name}', here or in its schema.`, location })
    }
  },
})

function report(ctx: UserContext, message: string): void {
  ctx.report({ message, location: ctx.location.child('description') })
}

/** Names of services, which a summary writes with a capital. */
const properNames = new Set(['Duo', 'Twilio'])

/** A summary is an imperative in sentence case: one capital at the start, and no full stop. */
export const summary: Oas3Rule = () => ({
  Operation({ summary: text = '' }, ctx) {
    const [first = '', ...others] = text.split(' ')
    const isTitleCase = others.some((word) => /^[A-Z][a-z]+$/.test(word) && !properNames.has(word))
    if (verbs.has(first) && !isTitleCase && !text.endsWith('.')) return
    const message =
      `Write '${text}' in sentence case, as an imperative and without a full stop: ` +
      "'List network ACLs'."
    ctx.report({ message, location: ctx.location.child('summary') })
  },
})
