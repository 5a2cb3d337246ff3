import assert from 'node:assert/strict'
import { Liquid } from 'liquidjs'

/** How long the templates of one page or message may take together, in milliseconds. */
const renderedMsMax = 200

/** The limits of a template: characters, allocated objects, and output operations. */
const bounds = {
  parseLimit: 100_000,
  memoryLimit: 1_000_000,
  templateLimit: 10_000,
} as const

/** The maximum length of the result, in characters. */
const renderedLengthMax = 500_000

const tags: readonly string[] = [
  'assign',
  'capture',
  'case',
  'comment',
  'cycle',
  'echo',
  'if',
  'unless',
  'raw',
  'for',
  'break',
  'continue',
  'increment',
  'decrement',
  '#',
]

const filters: readonly string[] = [
  'append',
  'capitalize',
  'default',
  'downcase',
  'escape',
  'escape_once',
  'newline_to_br',
  'prepend',
  'raw',
  'remove',
  'replace',
  'replace_first',
  'slice',
  'split',
  'strip',
  'strip_html',
  'strip_newlines',
  'truncate',
  'truncatewords',
  'upcase',
  'url_encode',
  'first',
  'last',
  'join',
  'size',
  'date',
  'plus',
  'minus',
  'times',
  'divided_by',
  'round',
]

/**
 * A Liquid engine without tags that read files, and with only the filters that mails and pages
 * need, to keep the attack surface small.
 */
function createEngine(options: { readonly outputEscape?: 'escape' }): Liquid {
  const engine = new Liquid({
    ...options,
    ...bounds,
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    timezoneOffset: 0,
    locale: 'en-US', // otherwise that of the machine, for which Node would load its locale data
  })
  keepOnly(engine.tags, tags)
  keepOnly(engine.filters, filters)
  return engine
}

function keepOnly(known: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(known)) if (!names.includes(name)) delete known[name]
}

/**
 * Lets templates escape what they write themselves, such as `{{ error | escape }}`: the engine does
 * not escape it once more.
 */
function escapeOnce(engine: Liquid): Liquid {
  for (const name of ['escape', 'escape_once'] as const) {
    const handler = engine.filters[name]
    assert(typeof handler === 'function')
    engine.registerFilter(name, { handler, raw: true })
  }
  return engine
}

const engines = {
  html: escapeOnce(createEngine({ outputEscape: 'escape' })),
  text: createEngine({}),
}

/**
 * The time that is left for the templates of one page or message. The event loop serves nobody else
 * while they are rendered.
 */
export class RenderingTime {
  leftMs = renderedMsMax
}

/** The variables of a template, copied as JSON so that it reaches no objects of the server. */
export type LiquidVariables = Readonly<Record<string, unknown>>

/**
 * Renders a template. Variables are escaped in `html`, not in `text`.
 *
 * @param time shared by the templates of one page or message
 * @throws LiquidError for invalid Liquid, and where a limit is exceeded
 */
export function renderLiquid(
  kind: 'html' | 'text',
  template: string,
  variables: LiquidVariables,
  time = new RenderingTime(),
): string {
  if (time.leftMs <= 0) throw new LiquidError('the templates take too long together')
  const startedMs = performance.now()
  try {
    const scope = JSON.parse(JSON.stringify(variables)) as object
    const { memoryLimit, templateLimit } = bounds
    const limits = { renderLimit: time.leftMs, memoryLimit, templateLimit }
    const written = String(engines[kind].parseAndRenderSync(template, scope, limits))
    if (written.length <= renderedLengthMax) return written
  } catch (cause) {
    const [line = ''] = (cause instanceof Error ? cause.message : '').split('\n')
    throw new LiquidError(line.slice(0, 200), { cause })
  } finally {
    time.leftMs -= performance.now() - startedMs
  }
  throw new LiquidError('the output is too long')
}

/** An invalid or too costly template; the message tells its author why. */
export class LiquidError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LiquidError'
  }
}
