import { computed, signal } from '@preact/signals'
import { words } from './texts/texts.ts'

const base = '/console'

const address = signal(read())

function read(): { readonly path: string; readonly query: string } {
  const path = location.pathname.startsWith(`${base}/`) ? location.pathname.slice(base.length) : '/'
  return { path, query: location.search }
}

addEventListener('popstate', () => {
  const { path, query: search } = address.value
  if (mayLeave()) address.value = read()
  else history.pushState(null, '', `${base}${path}${search}`)
})

/** The forms with something that is not stored yet. */
const unsaved = new Set<object>()

/** Asks before the screen is left, until the returned function is called. */
export function askBeforeLeaving(): () => void {
  const form = {}
  unsaved.add(form)
  return () => void unsaved.delete(form)
}

const mayLeave = (): boolean => unsaved.size === 0 || confirm(words().form.leave)

/** The parts of the path after `/console/`, decoded. */
export const route = computed(() =>
  address.value.path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded),
)

/** A part that is no percent-encoded text names nothing, so it may stay as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The query parameters of the current URL. */
export const query = computed(() => new URLSearchParams(address.value.query))

/** The URL of a screen, from the parts of its path. */
export const hrefOf = (...parts: readonly string[]): string =>
  `${base}/${parts.map(encodeURIComponent).join('/')}`

/** Navigates within the console without reloading. */
export function go(href: string, { replaces = false } = {}): void {
  if (replaces) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  const before = address.value.path
  address.value = read()
  if (before !== address.value.path) scrollTo({ top: 0 })
}

/** Navigates for the administrator, who is asked first if something is not stored yet. */
export function visit(href: string): void {
  if (mayLeave()) go(href)
}

/**
 * Links within the console change the screen without loading; other links, and links opened in a
 * new tab, load.
 */
export function followLinks(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target !== '' || link.origin !== location.origin) return
  if (!link.pathname.startsWith(`${base}/`)) return
  if (link.hasAttribute('download') || link.hash !== '') return
  event.preventDefault()
  visit(link.pathname + link.search)
}
