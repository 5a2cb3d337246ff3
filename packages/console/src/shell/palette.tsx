import { useState } from 'preact/hooks'
import { textIn } from '../api/json.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon, type IconName } from '../parts/icons.tsx'
import { useFoundUsers } from '../resource/find-users.ts'
import { resourceScreens } from '../resource/resource-screens.ts'
import { hrefOf, visit } from '../router.ts'
import { words } from '../texts/texts.ts'
import { navigation } from './navigation.ts'

interface Target {
  readonly title: string
  readonly note: string
  readonly icon: IconName
  readonly href: string
}

const shownMax = 9

function screenTargets(): readonly Target[] {
  const { basics, groups, one, titles } = words()
  const screens = navigation.flatMap(({ group, items }) =>
    items.map(({ icon, path }) => {
      const note = group ? groups[group] : ''
      return { title: titles[path], note, icon, href: path === '' ? hrefOf() : hrefOf(path) }
    }),
  )
  const creations = resourceScreens
    .filter(({ create }) => create)
    .map(({ path }) => {
      const icon: IconName = 'plus'
      const title = basics.create(one[path])
      return { title, note: titles[path], icon, href: hrefOf(path, 'new') }
    })
  return [...screens, ...creations]
}

/** The command palette: searches screens, forms that create items, and users. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { palette } = words()
  const users = useFoundUsers(text).map(targetOf)
  const typed = text.toLowerCase().trim()
  const found = screenTargets().filter(({ title, note }) =>
    `${title} ${note}`.toLowerCase().includes(typed),
  )
  const targets = [...found.slice(0, shownMax - users.length), ...users]
  const choose = (target: Target | undefined) => {
    if (!target) return
    onClose()
    visit(target.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt((at + step + targets.length) % Math.max(1, targets.length))
    }
    if (event.key === 'Enter') choose(targets[at])
  }
  return (
    <Dialog title={palette.title} onClose={onClose}>
      <input
        class="paletteInput"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="targets"
        aria-activedescendant={`target-${at}`}
        aria-label={palette.label}
        placeholder={palette.placeholder}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id="targets" role="listbox" aria-label={palette.found} class="targets">
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          <div
            key={target.href}
            id={`target-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(target)}
          >
            <Icon name={target.icon} />
            <span>{target.title}</span>
            <span class="small">{target.note}</span>
          </div>
        ))}
      </div>
      {targets.length === 0 && <p class="hint">{palette.nothing}</p>}
    </Dialog>
  )
}

function targetOf(user: unknown): Target {
  const id = textIn(user, 'user_id')
  const [title, note] = [textIn(user, 'name') || id, textIn(user, 'email')]
  return { title, note, icon: 'users', href: hrefOf('users', id) }
}
