type Encoding = 'base64' | 'hex' | 'utf8'

/** A password hash of another system, as the import of users describes it. */
export interface CustomPasswordHash {
  readonly algorithm:
    | 'argon2'
    | 'bcrypt'
    | 'hmac'
    | 'ldap'
    | 'md4'
    | 'md5'
    | 'sha1'
    | 'sha256'
    | 'sha512'
    | 'pbkdf2'
    | 'scrypt'
  readonly hash: {
    readonly value: string
    readonly encoding?: Encoding
    /** The hash function of hmac. */
    readonly digest?: string
    readonly key?: { readonly value: string; readonly encoding?: Encoding }
  }
  readonly salt?: {
    readonly value: string
    readonly encoding?: Encoding
    readonly position?: 'prefix' | 'suffix'
  }
  readonly password?: {
    readonly encoding?: 'ascii' | 'utf8' | 'utf16le' | 'ucs2' | 'latin1' | 'binary'
  }
  /** Bytes of a scrypt hash, its N, r and p. */
  readonly keylen?: number
  readonly cost?: number
  readonly blockSize?: number
  readonly parallelization?: number
}
