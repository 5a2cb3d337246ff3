/** The used part of the WebAssembly JavaScript API, which Node has and its types do not. */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>
  type ModuleImports = Record<string, unknown>
  function instantiate(
    bytes: Uint8Array,
    imports: Record<string, ModuleImports>,
  ): Promise<{ readonly instance: { readonly exports: Exports } }>
}
