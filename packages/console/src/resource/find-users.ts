import { useEffect, useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members } from '../api/json.ts'
import { screenAt } from './resource-screens.ts'
import { searchOf } from './search-query.ts'

const usersMax = 4
const typingMs = 200
const textLengthMin = 3

/** The first users whose name or address contains the text. */
export function useFoundUsers(text: string): readonly Members[] {
  const [users, setUsers] = useState<readonly Members[]>([])
  useEffect(() => {
    const screen = screenAt('users')
    if (text.trim().length < textLengthMin || !screen) return setUsers([])
    let isLate = false
    const show = (found: readonly Members[]) => {
      if (!isLate) setUsers(found)
    }
    const timer = setTimeout(() => {
      const query = { ...searchOf(screen, text.trim()), per_page: usersMax }
      call('listUsers', { query }).then(
        (found) => show(listIn(found).filter(isMembers)),
        () => show([]),
      )
    }, typingMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [text])
  return users
}
