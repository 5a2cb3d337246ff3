/** Private modules of oidc-provider, which has no types for them. */
declare module 'oidc-provider/lib/shared/client_auth.js' {
  const steps: readonly ((ctx: object, next: () => Promise<void>) => Promise<void>)[]

  // biome-ignore lint/style/noDefaultExport: it is what the module has
  export { steps as default }
}

declare module 'oidc-provider/lib/actions/end_session.js' {
  export const confirm: readonly ((ctx: object) => Promise<void>)[]
}

declare module 'oidc-provider/lib/shared/session.js' {
  const step: (ctx: object, next: () => Promise<void>) => Promise<void>

  // biome-ignore lint/style/noDefaultExport: it is what the module has
  export { step as default }
}

declare module 'oidc-provider/lib/helpers/als.js' {
  const current: {
    run<Result>(ctx: object, work: () => Result): Result
    getStore(): object | undefined
  }

  // biome-ignore lint/style/noDefaultExport: it is what the module has
  export { current as default }
}

declare module 'oidc-provider/lib/actions/grants/refresh_token.js' {
  export const handler: (...given: never[]) => Promise<void>
}
