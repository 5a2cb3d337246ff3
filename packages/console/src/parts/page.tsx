import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon, type IconName } from './icons.tsx'

interface PageProps {
  readonly title: string
  readonly says?: ComponentChildren
  /** The parent screen: its name and path. */
  readonly above?: { readonly title: string; readonly href: string }
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
}

/** A screen with heading, description and actions. */
export function Page({ title, says, above, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Latchkey`
  }, [title])
  return (
    <>
      <header class="pageHead">
        <div>
          {above && (
            <a class="above" href={above.href}>
              <Icon name="left" size={14} /> {above.title}
            </a>
          )}
          <h1>{title}</h1>
          {says && <p class="says">{says}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}

interface CardProps {
  readonly title?: string
  readonly says?: ComponentChildren
  readonly actions?: ComponentChildren
  readonly children?: ComponentChildren
}

/** A section with title, note and actions. */
export function Card({ title, says, actions, children }: CardProps) {
  return (
    <section class="card">
      {title && (
        <header>
          <div>
            <h2>{title}</h2>
            {says && <p class="hint">{says}</p>}
          </div>
          {actions && <div class="actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}

interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly text: ComponentChildren
  readonly children?: ComponentChildren
}

/** The text that replaces a list without items. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div class="empty">
      <Icon name={icon} size={30} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
