import type { CustomPasswordHash } from '../src/index.ts'

interface Vector {
  /** Where it is from. */
  readonly from: string
  readonly password: string
  readonly custom: CustomPasswordHash
}

const hex = 'hex'
const base64 = 'base64'

/** Hashes that others made: of standards, of the systems they are named for, or of Python. */
export const vectors: readonly Vector[] = [
  {
    from: 'crypt_blowfish, $2a$',
    password: 'U*U',
    custom: {
      algorithm: 'bcrypt',
      hash: { value: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
    },
  },
  {
    from: 'RFC 6070, four thousand rounds',
    password: 'password',
    custom: {
      algorithm: 'pbkdf2',
      hash: { value: '$pbkdf2-sha1$i=4096,l=20$c2FsdA$SwB5AbdlSJq+rUnZJvch0GWkKcE' },
    },
  },
  {
    from: 'Python, hashlib.pbkdf2_hmac of SHA-256',
    password: 'password',
    custom: {
      algorithm: 'pbkdf2',
      hash: {
        value: '$pbkdf2-sha256$i=4096,l=32$c2FsdA$xeR41ZKIyEGqUw22hFxMjZYok6ABzk4RpJY4c6qYE0o',
        encoding: 'utf8',
      },
    },
  },
  {
    from: 'RFC 7914, section 12',
    password: 'pleaseletmein',
    custom: {
      algorithm: 'scrypt',
      hash: {
        value:
          '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2' +
          'd5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
        encoding: hex,
      },
      salt: { value: 'SodiumChloride' },
      keylen: 64,
    },
  },
  {
    from: 'RFC 7914, section 12, with p = 16',
    password: 'password',
    custom: {
      algorithm: 'scrypt',
      hash: {
        value:
          'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162' +
          '2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
        encoding: hex,
      },
      salt: { value: 'TmFDbA==', encoding: base64 },
      keylen: 64,
      cost: 1024,
      blockSize: 8,
      parallelization: 16,
    },
  },
  {
    from: 'Windows, NT hash',
    password: 'password',
    custom: {
      algorithm: 'md4',
      hash: { value: '8846f7eaee8fb117ad06bdd830b7586c', encoding: hex },
      password: { encoding: 'utf16le' },
    },
  },
  {
    from: 'RFC 1320, appendix A.5',
    password: 'abc',
    custom: {
      algorithm: 'md4',
      hash: { value: 'a448017aaf21d8525fc10ae87aa6729d', encoding: hex },
    },
  },
  {
    from: 'RFC 1321, appendix A.5, in upper case',
    password: 'abc',
    custom: {
      algorithm: 'md5',
      hash: { value: '900150983CD24FB0D6963F7D28E17F72', encoding: hex },
    },
  },
  {
    from: 'Python, the salt before the password',
    password: 'password',
    custom: {
      algorithm: 'md5',
      hash: { value: '67a1e09bb1f83f5007dc119c14d663aa', encoding: hex },
      salt: { value: 'salt' },
    },
  },
  {
    from: 'RFC 3174, section 7.3',
    password: 'abc',
    custom: {
      algorithm: 'sha1',
      hash: { value: 'a9993e364706816aba3e25717850c26c9cd0d89d', encoding: hex },
    },
  },
  {
    from: 'Python, a password in Latin-1',
    password: 'pässword',
    custom: {
      algorithm: 'sha1',
      hash: { value: '2bb859cd0194ba5439cc7a06b78fb1090cca8787', encoding: hex },
      password: { encoding: 'latin1' },
    },
  },
  {
    from: 'FIPS 180-4, SHA-256 of abc, in Base64',
    password: 'abc',
    custom: {
      algorithm: 'sha256',
      hash: { value: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', encoding: base64 },
    },
  },
  {
    from: 'Python, SHA-512, the salt behind a password in UTF-16',
    password: 'pässword',
    custom: {
      algorithm: 'sha512',
      hash: {
        value:
          'd47784893955aea4e62b271b1bc3157a610e196bff97b05d7d8f8d1fd356fb04' +
          '396ba1f45fec822403e96874d73cae7dfccdd64f58b77aed008bb496d57164ad',
        encoding: hex,
      },
      salt: { value: '0102', encoding: hex, position: 'suffix' },
      password: { encoding: 'utf16le' },
    },
  },
  {
    from: 'RFC 4231, section 4.3',
    password: 'what do ya want for nothing?',
    custom: {
      algorithm: 'hmac',
      hash: {
        value: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
        encoding: hex,
        digest: 'sha256',
        key: { value: 'Jefe' },
      },
    },
  },
  {
    from: 'RFC 2202, section 2, its key in hex',
    password: 'what do ya want for nothing?',
    custom: {
      algorithm: 'hmac',
      hash: {
        value: '750c783e6ab0b503eaa86e310a5db738',
        encoding: hex,
        digest: 'md5',
        key: { value: '4a656665', encoding: hex },
      },
    },
  },
  {
    from: 'OpenLDAP, {SSHA}',
    password: 'secret',
    custom: { algorithm: 'ldap', hash: { value: '{SSHA}UgCJjM+VJJYduihDuk0aPpDtY9RzYWx0eQ==' } },
  },
  {
    from: 'OpenLDAP, {SHA}',
    password: 'secret',
    custom: { algorithm: 'ldap', hash: { value: '{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=' } },
  },
  {
    from: 'OpenLDAP, {SMD5}',
    password: 'secret',
    custom: { algorithm: 'ldap', hash: { value: '{SMD5}qYKPaTBsWcsUUfJbQntyznNhbHR5' } },
  },
  {
    from: 'OpenLDAP, {SSHA256}',
    password: 'secret',
    custom: {
      algorithm: 'ldap',
      hash: { value: '{SSHA256}W2T0GtMfT9mqz2M6M2ugt7C4HxacLEVv3JHoqCU1LXpzYWx0eQ==' },
    },
  },
]
