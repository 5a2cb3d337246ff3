declare module 'xml-encryption' {
  type Done = (error: Error | null, result?: string) => void

  export function encrypt(
    content: string,
    options: {
      readonly rsa_pub: string
      readonly pem: string
      readonly encryptionAlgorithm: string
      readonly keyEncryptionAlgorithm: string
    },
    done: Done,
  ): void

  export function decrypt(
    xml: string,
    options: {
      readonly key: string
      readonly disallowDecryptionWithInsecureAlgorithm: boolean
      /** Whether it writes a warning to the console. */
      readonly warnInsecureAlgorithm: boolean
    },
    done: Done,
  ): void
}
