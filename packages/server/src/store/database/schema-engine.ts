import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'

const engineModule = '@prisma/schema-engine-wasm/schema_engine_bg'

interface EngineModule {
  readonly SchemaEngine: typeof SchemaEngine
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void
}

let loading: Promise<EngineModule> | undefined

/**
 * Runs `work` with Prisma's schema engine, the WebAssembly build of the one that `prisma migrate`
 * downloads as a binary. Loading takes some 100 ms and 60 MB, so it waits until it is needed.
 */
export async function withSchemaEngine<T>(
  connectionString: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loading ??= load()
  const { SchemaEngine } = await loading
  // The engine never ends its pools, so their idle connections must not keep the process alive.
  const config = { connectionString, max: 1, allowExitOnIdle: true, idleTimeoutMillis: 100 }
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg(config))
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, factory)
  try {
    return await work(engine)
  } finally {
    engine.free()
  }
}

/**
 * By hand, because the package's entry imports a `.wasm` file as a module, which Node 20 cannot;
 * and once, because its glue keeps views of one memory.
 */
async function load(): Promise<EngineModule> {
  // The engine leaves the reason here before it traps; without it a fault reads `unreachable`.
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

/** The engine leaves a ten-second timer behind, which must not keep the process alive. */
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
