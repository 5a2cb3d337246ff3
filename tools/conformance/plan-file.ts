import { readdir, readFile } from 'node:fs/promises'

/** How a client of the plan authenticates. */
export type ClientMethod =
  | 'client_secret_basic'
  | 'client_secret_post'
  | 'private_key_jwt'
  | 'self_signed_tls_client_auth'

/** A client that is made before the plan runs; `as` is its member in the suite's configuration. */
export interface PlanClient {
  readonly as: string
  readonly method: ClientMethod
  /** Further members of the client, as `POST /api/v2/clients` takes them. */
  readonly members?: Readonly<Record<string, unknown>>
}

/** A file of `plans/`. */
export interface PlanFile {
  /** The name of the file, without its ending. */
  readonly name: string
  /** The name of the plan in the suite. */
  readonly plan: string
  readonly variant: Readonly<Record<string, string>>
  readonly clients: readonly PlanClient[]
  /** The tenant settings, as `PATCH /api/v2/tenants/settings` accepts them. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** The scope that clients request, where the plan leaves it open. */
  readonly scope?: string
  /** Whether the user approves requests, by the link in a mail. */
  readonly approves?: boolean
}

const folder = new URL('plans/', import.meta.url)

/** @throws Error that lists the plans there are, for a name that is none of them */
export async function readPlans(names: readonly string[]): Promise<PlanFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const known = files.map((file) => file.replace(/\.json$/, ''))
  const other = names.find((name) => !known.includes(name))
  if (other !== undefined) throw new Error(`There is no plan ${other}: ${known.join(', ')}`)
  const wanted = names.length > 0 ? names : known
  return Promise.all(
    wanted.map(async (name) => {
      const text = await readFile(new URL(`${name}.json`, folder), 'utf8')
      return { name, ...JSON.parse(text) } as PlanFile
    }),
  )
}
