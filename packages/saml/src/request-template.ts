import { attributeOf, childrenOf, malformed } from './elements.ts'
import { writeInstant } from './instants.ts'
import { bindings, namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import type { AuthnRequestDefinition } from './write-authn-request.ts'
import { isNamed, type XmlElement } from './xml-element.ts'

/**
 * Writes an `<AuthnRequest>` by a template: XML with variables such as `@@ID@@`, whose values are
 * escaped. Names that are no variables stay as they are.
 *
 * @throws SamlError `message_malformed` if the result is no `<AuthnRequest>` with the `ID` of the
 *   request, and an `Issuer` in front; and the errors of `readXml`
 */
export function fillRequestTemplate(template: string, request: AuthnRequestDefinition): XmlElement {
  const values = valuesOf(request)
  const filled = template.replace(/@@(\w+)@@/g, (whole, name) => values.get(name) ?? whole)
  const element = readXml(filled.replace(/>\s+</g, '><').trim(), true)
  if (!isNamed(element, [namespaces.protocol, 'AuthnRequest'])) {
    throw malformed('The template must be an element `samlp:AuthnRequest`.')
  }
  if (attributeOf(element, 'ID') !== request.id) {
    throw malformed('The template must have the attribute `ID="@@ID@@"`.')
  }
  const [issuer] = childrenOf(element, [namespaces.assertion, 'Issuer'])
  if (!issuer || element.children[0] !== issuer) {
    throw malformed('The first element of the template must be `saml:Issuer`.')
  }
  return element
}

function valuesOf(request: AuthnRequestDefinition): ReadonlyMap<string, string> {
  const [acsUrl, destination] = [
    escaped(request.assertionConsumerServiceUrl),
    escaped(request.destination),
  ]
  return new Map([
    ['ID', escaped(request.id)],
    ['IssueInstant', writeInstant(request.issuedAt)],
    ['Issuer', escaped(request.issuer)],
    ['ProtocolBinding', bindings.post],
    ['ForceAuthn', String(request.forceAuthn ?? false)],
    ['Destination', destination],
    ['AssertionConsumerServiceURL', acsUrl],
    // in a start tag
    [
      'AssertServiceURLAndDestination',
      `AssertionConsumerServiceURL="${acsUrl}" Destination="${destination}"`,
    ],
  ])
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => references[character] ?? character)
