import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icons.tsx'

interface ButtonProps {
  readonly children: ComponentChildren
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'
  readonly icon?: IconName
  readonly type?: 'button' | 'submit'
  readonly isBusy?: boolean
  readonly disabled?: boolean
  readonly onClick?: () => void
}

/** A button with text; without action while it is busy. */
export function Button(props: ButtonProps) {
  const { children, kind = 'plain', icon, type = 'button', isBusy, disabled, onClick } = props
  return (
    <button
      class={`button ${kind}`}
      type={type}
      disabled={disabled}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

interface LinkButtonProps extends Pick<ButtonProps, 'children' | 'kind' | 'icon'> {
  readonly href: string
  /** An accessible name that begins with the text, where the text alone is ambiguous. */
  readonly label?: string
}

/** A link that looks like a button. */
export function LinkButton({ children, kind = 'plain', icon, href, label }: LinkButtonProps) {
  return (
    <a class={`button ${kind}`} href={href} aria-label={label}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  /** Set on a button that shows and hides something: whether that is shown. */
  readonly isExpanded?: boolean
  readonly onClick: () => void
}

/** A button with an icon only; its label is the accessible name. */
export function IconButton({ icon, label, isExpanded, onClick }: IconButtonProps) {
  return (
    <button
      class="iconButton"
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
