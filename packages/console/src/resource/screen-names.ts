import { labelOf } from '../form/kind-of.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'
import type { ResourceScreen } from './resource-screens.ts'
import type { SettingsScreen } from './settings-screens.ts'

/** The title of a list or of settings. */
export const titleOf = (screen: ResourceScreen | SettingsScreen): string =>
  screen.named ? screen.named.title : words().titles[screen.path]

/** The name of one item of a list, within a sentence. */
export const oneOf = (screen: ResourceScreen): string =>
  screen.named ? screen.named.one : words().one[screen.path]

/** The purpose of a list. */
export const purposeOf = (screen: ResourceScreen): string =>
  screen.named ? screen.named.description : words().empty[screen.path]

/** The columns of a list, with headings in the chosen language. */
export const columnsOf = (screen: ResourceScreen) =>
  screen.named
    ? screen.columns.map((name) => ({ name, label: labelOf(name) }))
    : screen.columns.map((name) => ({ name, label: words().columns[name] }))

/** The URL of a screen, or of an item of its list. */
export const addressOf = ({ path }: { readonly path: string }, ...parts: readonly string[]) =>
  hrefOf(...path.split('/'), ...parts)

/** Removes the article: on a screen, `List the log streams` is a title, not a sentence. */
export const titleOfRead = (summary: string): string => {
  const noun = summary.replace(/^(List|Get|Read) (the )?/, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
