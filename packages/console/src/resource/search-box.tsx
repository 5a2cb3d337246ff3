import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'

interface SearchBoxProps {
  readonly says: string
  readonly onSearch: (text: string) => void
}

const typingMs = 250

/** Searches after a pause in typing. */
export function SearchBox({ says, onSearch }: SearchBoxProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <search class="searchBox">
      <Icon name="search" />
      <input
        type="search"
        placeholder={says}
        aria-label={says}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </search>
  )
}
