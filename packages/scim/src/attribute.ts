/** A definition of an attribute, as `/Schemas` shows it (RFC 7643, section 7). */
export interface Attribute {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'complex' | 'reference' | 'binary' | 'dateTime'
  readonly multiValued: boolean
  readonly description: string
  readonly required: boolean
  readonly caseExact: boolean
  readonly mutability: 'readWrite' | 'readOnly' | 'immutable' | 'writeOnly'
  readonly returned: 'default' | 'always' | 'never'
  readonly uniqueness: 'none' | 'server'
  readonly canonicalValues?: readonly string[]
  readonly referenceTypes?: readonly string[]
  readonly subAttributes?: readonly Attribute[]
}

type Given = Partial<Omit<Attribute, 'name' | 'description'>>

/** An attribute with the defaults of RFC 7643, section 2.2. */
export function attribute(name: string, description: string, given: Given = {}): Attribute {
  return {
    name,
    type: 'string',
    multiValued: false,
    description,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...given,
  }
}

/** A multi-valued complex attribute with the sub-attributes of RFC 7643, section 2.4. */
export function plural(
  name: string,
  description: string,
  types: readonly string[],
  value: Given = {},
): Attribute {
  return attribute(name, description, {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The value.', value),
      attribute('display', 'A name of the value, for display.'),
      attribute('type', 'The kind of the value.', {
        ...(types.length > 0 && { canonicalValues: types }),
      }),
      attribute('primary', 'Whether this value is the preferred one; at most one is.', {
        type: 'boolean',
      }),
    ],
  })
}

/** Finds an attribute by its name, case-insensitively (RFC 7643, section 2.1). */
export function findAttribute(
  attributes: readonly Attribute[],
  name: string,
): Attribute | undefined {
  const wanted = name.toLowerCase()
  return attributes.find((each) => each.name.toLowerCase() === wanted)
}
