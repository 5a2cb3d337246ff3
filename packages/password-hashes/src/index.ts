export type { CustomPasswordHash } from './custom-password-hash.ts'
export { fromBcrypt, fromCustom } from './from-custom.ts'
export { PasswordHashError } from './password-hash-error.ts'
export { type CostlyHashes, isForeign, verify } from './verify.ts'
