import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { documentRules } from './document-rules.ts'

/** The folder of the documents, with a slash at the end. */
export const documents = fileURLToPath(new URL('../openapi/', import.meta.url))

/** The members of a bundled document that the generator reads; others are passed on. */
export interface OpenApiDocument {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly 'x-tagGroups'?: readonly object[]
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string } | undefined>>>
  >
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Bundle {
  readonly document: OpenApiDocument
  /** Absolute paths of the bundled files. */
  readonly files: ReadonlySet<string>
}

/**
 * Lints one of the documents of a folder and bundles its files. Components are in alphabetical
 * order, everything else in the order of the files.
 *
 * @throws Error with one line per finding: file, place, what to do, rule
 */
export async function bundleDocument(name: string, folder = documents): Promise<Bundle> {
  const configPath = `${documents}redocly.yaml`
  const config = (await loadConfig({ configPath, plugins: [documentRules] })).forAlias(name)
  const ref = `${folder}${name}.yaml`
  refuse(await lint({ ref, config }), folder)
  const unknown = config.getUnusedRules().rules
  if (unknown.length > 0) throw new Error(`openapi/redocly.yaml: no such rule: ${unknown}`)
  // Otherwise the bundler would rename one of two components, and the types would follow silently.
  const bundled = await bundle({ ref, config, componentRenamingConflicts: 'error' })
  refuse(bundled.problems, folder)
  const document = alphabetised(bundled.bundle.parsed as OpenApiDocument)
  return { document, files: bundled.fileDependencies }
}

/** @throws Error when a YAML file of the folder belongs to no document. */
export function refuseOrphans(bundles: readonly Bundle[], folder = documents): void {
  const orphans = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
    .filter((file) => !file.startsWith('absent/')) // read by absent-operations.ts
    .filter((file) => !bundles.some(({ files }) => files.has(join(folder, file))))
    .map((file) => `openapi/${file}: Refer to this file or delete it: no document needs it.`)
  if (orphans.length > 0) throw new Error(orphans.sort().join('\n'))
}

function refuse(problems: readonly NormalizedProblem[], folder: string): void {
  const lines = problems
    .filter(({ ignored }) => !ignored)
    .map(({ location: [place], message, ruleId }) => {
      const file = place?.source.absoluteRef.replace(folder, 'openapi/')
      return `${file}${place?.pointer ?? ''}: ${message} (${ruleId})`
    })
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

function alphabetised(document: OpenApiDocument): OpenApiDocument {
  const { components = {}, ...rest } = document
  const sorted = Object.entries(components).map(([kind, group]) => [kind, sortedByKey(group)])
  return { ...rest, components: sortedByKey(Object.fromEntries(sorted)) }
}

function sortedByKey<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  const entries = Object.entries(record)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
