import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { sharePromise } from '../timing/share-promise.ts'

/** A content coding (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** A file as it is sent. */
export interface Asset {
  /** The value of `Content-Type`. */
  readonly type: string
  readonly bytes: Buffer
}

/** The output folder of `tools/bundle.mjs`, which sources and bundle find alike. */
const dist = new URL('../../dist/', import.meta.url)

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
}
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** The files in one folder of the build. Each is read at the first request for it, and cached. */
export class Assets {
  private readonly folder: URL
  private readonly kept = new Map<string, Promise<Asset>>()
  private readonly listed = new Map<string, Promise<ReadonlySet<string>>>()

  /** @param root the folder of `folder` */
  constructor(folder: 'console' | 'docs', root = dist) {
    this.folder = new URL(`${folder}/`, root)
  }

  /**
   * Finds a file by its path in the folder. Only files that the build has written are read,
   * whatever the path is.
   */
  async find(path: string, coding: Coding): Promise<Asset | undefined> {
    const { folder } = this
    const names = await sharePromise(this.listed, folder.href, () => namesIn(folder))
    if (!names.has(path)) return undefined
    const name = path + endings[coding]
    return sharePromise(this.kept, name, () => read(path, new URL(name, folder)))
  }
}

/** The names of the files; empty if the folder was not built. */
async function namesIn(folder: URL): Promise<ReadonlySet<string>> {
  const found = await readdir(folder, { recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return new Set(found.filter((name) => types[extname(name)] !== undefined))
}

async function read(path: string, file: URL): Promise<Asset> {
  return { type: types[extname(path)] ?? '', bytes: await readFile(file) }
}
