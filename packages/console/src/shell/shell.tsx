import { signal } from '@preact/signals'
import type { ComponentChildren, TargetedEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button, IconButton } from '../parts/button.tsx'
import { Confirmation } from '../parts/confirm.tsx'
import { Icon } from '../parts/icons.tsx'
import { Toasts } from '../parts/toasts.tsx'
import { followLinks, hrefOf, route } from '../router.ts'
import type { Administrator } from '../session.ts'
import { logOut } from '../session.ts'
import { words } from '../texts/texts.ts'
import { CallsDrawer } from './calls-drawer.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { navigation } from './navigation.ts'
import { Palette } from './palette.tsx'

/** The open overlay, if any. */
export const open = signal<'palette' | 'calls' | 'menu' | undefined>(undefined)

const close = () => {
  open.value = undefined
}

/** Ignores the close event of a dialog after another one was opened. */
const closing = (what: 'palette' | 'calls') => () => {
  if (open.value === what) close()
}
const closePalette = closing('palette')
const closeCalls = closing('calls')

interface ShellProps {
  readonly administrator: Administrator
  readonly children: ComponentChildren
}

/** The frame of every screen: header and menu. */
export function Shell({ administrator, children }: ShellProps) {
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(close, [route.value])
  const content = useContentFocus()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are followed by keyboard as clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its links
    <div class="shell" onClick={followLinks}>
      <a class="skip" href="#content">
        {words().shell.skip}
      </a>
      <TopBar administrator={administrator} />
      <Navigation />
      <main id="content" ref={content} tabIndex={-1}>
        {children}
      </main>
      {open.value === 'palette' && <Palette onClose={closePalette} />}
      {open.value === 'calls' && <CallsDrawer onClose={closeCalls} />}
      <Confirmation />
      <Toasts />
    </div>
  )
}

/** Moves the focus to the content of another screen, where a page that loads has it too. */
function useContentFocus() {
  const content = useRef<HTMLElement>(null)
  const path = route.value.join('/')
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])
  return content
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && open.value === 'menu') close()
  if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  open.value = 'palette'
}

type DetailsEvent<E extends Event> = TargetedEvent<HTMLDetailsElement, E>

function closeOnEscape({ key, currentTarget }: DetailsEvent<KeyboardEvent>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeWhenLeft({ currentTarget, relatedTarget }: DetailsEvent<FocusEvent>): void {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (!isInside) currentTarget.open = false
}

function TopBar({ administrator: { user } }: Pick<ShellProps, 'administrator'>) {
  const toggle = (what: 'palette' | 'calls' | 'menu') => () => {
    open.value = open.value === what ? undefined : what
  }
  const name = String(user.name ?? user.email ?? user.sub)
  return (
    <header class="topBar">
      <span class="menuButton">
        <IconButton
          icon="menu"
          label={words().shell.menu}
          isExpanded={open.value === 'menu'}
          onClick={toggle('menu')}
        />
      </span>
      <a class="brand" href={hrefOf()}>
        <span class="mark" aria-hidden="true">
          L
        </span>
        <span>
          <strong>Latchkey</strong>
          <span class="tenant">{location.hostname}</span>
        </span>
      </a>
      <button type="button" class="jump" onClick={toggle('palette')}>
        <Icon name="search" />
        <span>{words().shell.goTo}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Button kind="quiet" icon="code" onClick={toggle('calls')}>
        {words().shell.calls}
      </Button>
      <details class="account" onKeyDown={closeOnEscape} onFocusOut={closeWhenLeft}>
        <summary aria-label={words().shell.accountOf(name)}>
          <span class="avatar" aria-hidden="true">
            {name.charAt(0).toUpperCase()}
          </span>
        </summary>
        <div class="popup" tabIndex={-1}>
          <strong>{name}</strong>
          <span class="small">{String(user.email ?? '')}</span>
          <LanguageChoice />
          <Button kind="quiet" icon="out" onClick={() => void logOut()}>
            {words().app.logOut}
          </Button>
        </div>
      </details>
    </header>
  )
}

function Navigation() {
  const [current = ''] = route.value
  return (
    <nav class={open.value === 'menu' ? 'side open' : 'side'} aria-label={words().shell.screens}>
      {navigation.map(({ group, items }) => (
        <section key={group}>
          {group && <h2>{words().groups[group]}</h2>}
          <ul>
            {items.map(({ path, icon }) => (
              <li key={path}>
                <a
                  href={path === '' ? hrefOf() : hrefOf(path)}
                  aria-current={path === current ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  {words().titles[path]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
