/** Modules of oidc-provider that are not of its public interface. It has no types for them. */
declare module 'oidc-provider/lib/shared/client_auth.js' {
  const steps: readonly ((ctx: object, next: () => Promise<void>) => Promise<void>)[]

  // biome-ignore lint/style/noDefaultExport: it is what the module has
  export { steps as default }
}

declare module 'oidc-provider/lib/actions/end_session.js' {
  export const confirm: readonly ((ctx: object) => Promise<void>)[]
}
