import { useEffect, useState } from 'preact/hooks'
import { words } from '../texts/texts.ts'
import { IconButton } from './button.tsx'
import { say } from './toasts.tsx'

const shownMs = 1600

/** Copies a text, and shows whether the browser has copied it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => say(words().basics.notCopied),
    )
  }
  return (
    <span class="copy">
      <IconButton icon={copied ? 'check' : 'copy'} label={label} onClick={copy} />
      <span class="unseen" role="status">
        {copied ? words().basics.copied : ''}
      </span>
    </span>
  )
}

/** A value with a copy button, such as an id or a URL. */
export function Copyable({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span class="copyable">
      <code>{text}</code>
      <CopyButton text={text} label={words().basics.copy(label)} />
    </span>
  )
}

interface CodeProps {
  readonly text: string
  readonly label: string
}

/** A block of code. */
export function Code({ text, label }: CodeProps) {
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
      <CopyButton text={text} label={words().basics.copy(label)} />
    </div>
  )
}
