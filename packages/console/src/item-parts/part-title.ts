import type { ApiOperation } from '@latchkey/contract'
import { titleOfRead } from '../resource/screen-names.ts'
import { words } from '../texts/texts.ts'

/** The title of a part in the chosen language, else the English summary of its operation. */
export function partTitleOf({ id, summary }: ApiOperation): string {
  const titles: Readonly<Record<string, string>> = words().parts.titles
  return titles[id] ?? titleOfRead(summary)
}
