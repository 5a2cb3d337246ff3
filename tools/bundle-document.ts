import { fileURLToPath } from 'node:url'
import { bundle, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'

const openapi = fileURLToPath(new URL('../openapi/', import.meta.url))

/** What the generator reads of a bundled document; the rest is passed on as it is. */
export interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string } | undefined>>>
  >
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Lints one of the two documents under `openapi/` and makes a single one of its files.
 * Components are in alphabetical order, everything else is in the order it was written in.
 * @throws Error with one line per finding: file, place, rule, what is wrong.
 */
export async function bundleDocument(
  name: 'management' | 'authentication',
  folder = openapi,
): Promise<OpenApiDocument> {
  const config = await loadConfig({ configPath: `${openapi}redocly.yaml` })
  const ref = `${folder}${name}.yaml`
  refuse(await lint({ ref, config: config.forAlias(name) }))
  const bundled = await bundle({ ref, config, componentRenamingConflicts: 'error' })
  refuse(bundled.problems)
  return alphabetised(bundled.bundle.parsed as OpenApiDocument)
}

function refuse(problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => !problem.ignored && problem.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(describe).join('\n'))
}

function describe({ location, message, ruleId }: NormalizedProblem): string {
  const place = location[0]
  const file = place?.source.absoluteRef.replace(openapi, 'openapi/')
  return `${file}${place?.pointer ?? ''}: ${message} (${ruleId})`
}

function alphabetised(document: OpenApiDocument): OpenApiDocument {
  const { components = {}, ...rest } = document
  const sorted = sortKeys(components, (group) => sortKeys(group, (component) => component))
  return { ...rest, components: sorted }
}

function sortKeys<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, map(record[key] as From)]),
  )
}
