import type { ComponentChildren } from 'preact'

/** Shows text between backticks as code. */
export function inCode(text: string): ComponentChildren {
  return text
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 === 1 ? <code key={`${at}`}>{part}</code> : part))
}
