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
 * Runs `work` with Prisma's schema engine, in the WebAssembly build. Loading takes some 100 ms and
 * 60 MB, so it happens on demand.
 */
export async function withSchemaEngine<T>(
  connectionString: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await loadOnce()
  const pool = new PrismaPg({
    ...connectionSettings(connectionString),
    max: 1,
    // The engine never closes its pools, so idle connections must not keep the process alive.
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
 * Loads the module by hand, because the package imports a `.wasm` file as a module, which Node 20
 * does not support; and once, because its glue code keeps views of one memory.
 */
async function load(): Promise<EngineModule> {
  // The engine writes the reason here before it traps; otherwise the error is only `unreachable`.
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

/** The engine leaves a timer of ten seconds, which must not keep the process alive. */
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
