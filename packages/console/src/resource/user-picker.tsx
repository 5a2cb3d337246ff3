import { useState } from 'preact/hooks'
import { textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'
import { useFoundUsers } from './find-users.ts'

interface UserPickerProps {
  readonly id: string
  readonly label: string
  readonly onAdd: (userId: string) => Promise<unknown>
}

/** Searches users while the administrator types, and adds the chosen one. */
export function UserPicker({ id, label, onAdd }: UserPickerProps) {
  const [text, setText] = useState('')
  const users = useFoundUsers(text)
  const add = (userId: string) =>
    onAdd(userId).then(
      () => setText(''),
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <div class="field adder">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        placeholder={words().search.people}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p class="chips" aria-live="polite">
        {users.map((user) => {
          const userId = textIn(user, 'user_id')
          return (
            <Button key={userId} icon="plus" onClick={() => void add(userId)}>
              {textIn(user, 'email') || textIn(user, 'name') || userId}
            </Button>
          )
        })}
      </p>
    </div>
  )
}
