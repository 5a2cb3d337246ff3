import { chooseLanguage, language, languages, words } from '../texts/texts.ts'

/** Switches the language of the console; the choice stays in this browser. */
export function LanguageChoice() {
  return (
    <label class="languageChoice">
      <span class="small">{words().shell.language}</span>
      <select
        value={language.value}
        onChange={({ currentTarget }) => void chooseLanguage(currentTarget.value)}
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
