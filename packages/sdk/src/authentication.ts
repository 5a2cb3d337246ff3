export {
  type AuthenticationClient,
  type AuthenticationClientOptions,
  createAuthenticationClient,
} from './lib/authentication/authentication-client.ts'
export {
  AuthenticationError,
  isAuthenticationError,
} from './lib/authentication/authentication-error.ts'
export {
  type BrowserSession,
  type BrowserSessionOptions,
  createBrowserSession,
  type Started,
} from './lib/authentication/browser-session.ts'
export type { ClientTokenRequest } from './lib/authentication/client-token.ts'
export type { DeviceLogIn, DeviceParameters } from './lib/authentication/device.ts'
export type {
  BegunLogIn,
  LogInDefaults,
  LogInParameters,
  LogInTransaction,
} from './lib/authentication/log-in.ts'
export type { EndSessionParameters, LogoutParameters } from './lib/authentication/log-out.ts'
export type { TokenParameters } from './lib/authentication/refresh.ts'
export { memoryStore, type TextStore, webStore } from './lib/authentication/text-store.ts'
export {
  type AccessTokenRequest,
  createTokenSession,
  type TokenSession,
  type TokenSessionOptions,
} from './lib/authentication/token-session.ts'
export type { AccessToken, Tokens, UserClaims } from './lib/authentication/tokens.ts'
