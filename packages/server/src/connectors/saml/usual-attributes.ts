import type { FieldMap } from '../upstream/map-profile.ts'

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/**
 * The usual names of the members of a profile in assertions: claim URIs, names and OIDs of LDAP
 * attributes, and other short names.
 */
export const usualAttributes: FieldMap = {
  email: [
    `${claims}/emailaddress`,
    'email',
    'mail',
    'emailAddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
  ],
  name: [`${claims}/name`, 'name', 'displayName', 'urn:oid:2.16.840.1.113730.3.1.241', 'cn'],
  nickname: ['nickname', 'uid', 'urn:oid:0.9.2342.19200300.100.1.1'],
  given_name: [`${claims}/givenname`, 'given_name', 'givenName', 'firstName', 'urn:oid:2.5.4.42'],
  family_name: [`${claims}/surname`, 'family_name', 'sn', 'lastName', 'urn:oid:2.5.4.4'],
  picture: ['picture'],
}
