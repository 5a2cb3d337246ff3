import type { Schema } from '@latchkey/contract'

type HeadTag = Schema<'PromptHeadTag'>

/** The attributes whose values must be https URLs. */
const addresses: readonly string[] = ['src', 'href']

/** What is wrong with a head tag, in a sentence; undefined if it is valid. */
export function headTagComplaint({ tag, attributes = {}, content }: HeadTag): string | undefined {
  if (tag === undefined) return 'A head tag needs the member tag'
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase()
    if (lower.startsWith('on') || lower === 'http-equiv' || lower === 'nonce') {
      return `The attribute ${name} is not permitted`
    }
    if (addresses.includes(lower) && !isHttps(value)) {
      return `The attribute ${name} must be an https URL`
    }
  }
  if (!content) return undefined
  if (tag !== 'script' && tag !== 'style') return `A ${tag} has no content`
  const isClosed = content.toLowerCase().includes(`</${tag}`) || content.includes('<!--')
  return isClosed ? `The content of a ${tag} must not contain </${tag} or <!--` : undefined
}

function isHttps(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'
}
