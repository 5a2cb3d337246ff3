import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { once } from '../../timing/once.ts'
import { connectionSettings } from './connection-settings.ts'

const engineModule = '@prisma/schema-engine-wasm/schema_engine_bg'

interface EngineModule {
  readonly SchemaEngine: typeof SchemaEngine
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void
}

const loadOnce = once(load)

/**
 * Runs `work` with the schema engine of Prisma, which is built as WebAssembly. It is loaded at
 * first use, which takes some 100 ms and 60 MB.
 */
export async function withSchemaEngine<T>(
  connectionString: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await loadOnce()
  const pool = new PrismaPg({
    ...connectionSettings(connectionString),
    max: 1,
    // The engine does not close its pools, so idle connections must not keep the process alive.
    allowExitOnIdle: true,
    idleTimeoutMillis: 100,
  })
  const factory = bindMigrationAwareSqlAdapterFactory(pool)
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, factory)
  try {
    return await work(engine)
  } finally {
    engine.free()
  }
}

/**
 * Loads the module without the loader of the package, which imports a `.wasm` file as a module, and
 * Node.js 20 does not support that. Loads it once, because its glue code has views of a single
 * memory.
 */
async function load(): Promise<EngineModule> {
  // Before a trap, the engine reports the reason here; the error itself is only `unreachable`.
  const panicRegistry = { set_message: (reason: string) => console.error(reason) }
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panicRegistry })
  const glue = (await import(engineModule)) as EngineModule & WebAssembly.ModuleImports
  const folder = dirname(createRequire(import.meta.url).resolve(engineModule))
  const wasm = await readFile(join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': withoutLingeringTimers(glue),
  })
  glue.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  return glue
}

/** Removes timers of ten seconds that the engine leaves, which would keep the process alive. */
function withoutLingeringTimers(glue: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const imports = { ...glue }
  for (const [name, original] of Object.entries(glue)) {
    if (!name.startsWith('__wbg_setTimeout_') || typeof original !== 'function') continue
    imports[name] = (...args: unknown[]) => {
      const timer: NodeJS.Timeout = original(...args)
      return timer.unref()
    }
  }
  return imports
}
