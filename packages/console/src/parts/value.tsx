import { isMembers, listIn, pretty } from '../api/json.ts'
import { locale, numeral, words } from '../texts/texts.ts'
import { Code } from './copy.tsx'

const dateForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A value in a cell of a table. */
export function Cell({ value }: { readonly value: unknown }) {
  if (value === undefined || value === null || value === '') return <span class="faint">–</span>
  if (typeof value === 'boolean') return <Flag isSet={value} />
  if (typeof value === 'string' && dateForm.test(value)) return <Moment iso={value} />
  if (Array.isArray(value) && value.length === 0) return <span class="faint">–</span>
  const [only, ...others] = listIn(value)
  if (isMembers(only) && others.length === 0) return <span>{summaryOf(textsIn(only))}</span>
  if (Array.isArray(value)) return <span>{summaryOf(listIn(value))}</span>
  if (isMembers(value)) return <span>{summaryOf(textsIn(value))}</span>
  return <span>{String(value)}</span>
}

const depthMax = 4

/** The values within an object; of a value that is true, the name. */
function textsIn(value: unknown, name = '', depth = 0): readonly string[] {
  if (value === true) return [name]
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (depth > depthMax || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key, depth + 1))
}

function summaryOf(values: readonly unknown[]): string {
  const texts = values.map((each) =>
    typeof each === 'string' ? each : words().basics.items(numeral(values.length)),
  )
  const shown = [...new Set(texts)].slice(0, 3).join(', ')
  if (texts.length <= 3 || texts[0] === texts[1]) return shown
  return words().basics.andMore(shown, numeral(texts.length - 3))
}

function Flag({ isSet }: { readonly isSet: boolean }) {
  return (
    <span class={isSet ? 'flag on' : 'flag'}>{isSet ? words().basics.yes : words().basics.no}</span>
  )
}

/** A time: relative if recent, else as a date. */
export function Moment({ iso }: { readonly iso: string }) {
  const date = new Date(iso)
  return (
    <time dateTime={iso} title={date.toLocaleString(locale.value)}>
      {ago(date)}
    </time>
  )
}

const units = [
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const
const daysMax = 30

function ago(date: Date): string {
  const passedMs = Date.now() - date.getTime()
  if (passedMs > daysMax * 86_400_000) return date.toLocaleDateString(locale.value)
  const [unit, unitMs] =
    [...units].reverse().find(([, each]) => Math.abs(passedMs) >= each) ?? units[0]
  const format = new Intl.RelativeTimeFormat(locale.value, { numeric: 'auto' })
  return format.format(-Math.round(passedMs / unitMs), unit)
}

/** A value as indented JSON, with a copy button. */
export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  return <Code text={pretty(value)} label={label} />
}
