import { CborDate } from '../cbor/cbor-values.ts'

const nameSpace = 'org.iso.18013.5.1'

/** The claims of a test licence, all of them fictitious. */
export const testLicence = {
  [nameSpace]: {
    family_name: 'Mustermann',
    given_name: 'Erika',
    birth_date: new CborDate('full-date', '1984-01-26'),
    issue_date: new CborDate('full-date', '2026-01-01'),
    expiry_date: new CborDate('full-date', '2031-01-01'),
    issuing_country: 'UT',
    issuing_authority: 'Test authority',
    document_number: 'T22000129',
    portrait: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
    driving_privileges: [new Map([['vehicle_category_code', 'B']])],
    un_distinguishing_sign: 'UTO',
    resident_address: 'Heidestraße 17',
    resident_city: 'Utopia',
    resident_postal_code: '51147',
    resident_country: 'UT',
    age_in_years: 42,
    age_birth_year: 1984,
    age_over_18: true,
    age_over_21: true,
    nationality: 'UT',
  },
} as const

/** The claims of test person identification data as an SD-JWT VC, all of them fictitious. */
export const testPid = {
  vct: 'urn:eudi:pid:1',
  claims: {
    family_name: 'Mustermann',
    given_name: 'Erika',
    birthdate: '1984-01-26',
    nationalities: ['UT'],
    place_of_birth: { locality: 'Utopia' },
    address: {
      street_address: 'Heidestraße 17',
      locality: 'Utopia',
      postal_code: '51147',
      country: 'UT',
    },
    age_equal_or_over: { '18': true, '21': true, '65': false },
    issuing_authority: 'Test authority',
    issuing_country: 'UT',
    date_of_expiry: '2031-01-01',
  },
} as const
