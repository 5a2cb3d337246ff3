/** Metadata in the form in which products write them, with our URLs and certificate. */

const saml = 'urn:oasis:names:tc:SAML:2.0'
const idp = 'https://idp.example.com'
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
const federation = 'http://docs.oasis-open.org/wsfed/federation/200706'

interface Document {
  readonly xml: string
  /** What the options must have. */
  readonly options: Readonly<Record<string, string>>
}

const keyOf = (der: string, use: string, prefix = '') =>
  `<${prefix}KeyDescriptor use="${use}"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#">` +
  `<X509Data><X509Certificate>${der}</X509Certificate></X509Data></KeyInfo></${prefix}KeyDescriptor>`
const serviceOf = (name: string, binding: string, path: string) =>
  `<${name} Binding="${binding.includes(':') ? binding : `${saml}:bindings:${binding}`}"` +
  ` Location="${idp}${path}"/>`

/** A role of WS-Federation, which AD FS and Entra ID describe too. */
const federationRole = (type: string, der: string) =>
  `<RoleDescriptor xsi:type="fed:${type}" protocolSupportEnumeration="${federation}" ${xsi}` +
  ` xmlns:fed="${federation}" ServiceDisplayName="Example">${keyOf(der, 'signing')}` +
  '<fed:ClaimTypesOffered><auth:ClaimType Uri="http://schemas.xmlsoap.org/claims/Group"' +
  ' Optional="true" xmlns:auth="http://docs.oasis-open.org/wsfed/authorization/200706">' +
  '<auth:DisplayName>Group</auth:DisplayName></auth:ClaimType></fed:ClaimTypesOffered>' +
  '<fed:PassiveRequestorEndpoint><wsa:EndpointReference' +
  ` xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:Address>${idp}/ls/</wsa:Address>` +
  '</wsa:EndpointReference></fed:PassiveRequestorEndpoint></RoleDescriptor>'

const signature =
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo/>' +
  '<ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature>'

/** `FederationMetadata.xml` of AD FS: roles of WS-Federation, and of a service provider as well. */
const adfs = (der: string): Document => ({
  xml:
    `<EntityDescriptor ID="_a" entityID="http://adfs/adfs/services/trust" xmlns="${saml}:metadata">` +
    `${signature}${federationRole('ApplicationServiceType', der)}` +
    `${federationRole('SecurityTokenServiceType', der)}<SPSSODescriptor` +
    ` WantAssertionsSigned="true" protocolSupportEnumeration="${saml}:protocol">` +
    `${keyOf(der, 'signing')}${serviceOf('SingleLogoutService', 'HTTP-Redirect', '/sp-out')}` +
    `</SPSSODescriptor><IDPSSODescriptor protocolSupportEnumeration="${saml}:protocol">` +
    `${keyOf(der, 'encryption')}${keyOf(der, 'signing')}` +
    `${serviceOf('SingleLogoutService', 'HTTP-Redirect', '/ls/')}` +
    `${serviceOf('SingleSignOnService', 'HTTP-Redirect', '/ls/')}` +
    `${serviceOf('SingleSignOnService', 'HTTP-POST', '/ls/')}` +
    `<Attribute xmlns="${saml}:assertion" Name="http://schemas.xmlsoap.org/claims/CommonName"/>` +
    '</IDPSSODescriptor><ContactPerson contactType="support"/></EntityDescriptor>',
  options: {
    idpEntityId: 'http://adfs/adfs/services/trust',
    signInEndpoint: `${idp}/ls/`,
    signOutEndpoint: `${idp}/ls/`,
  },
})

/** The file that the portal of Entra ID downloads, which begins with a byte order mark. */
const entra = (der: string): Document => ({
  xml:
    '\uFEFF<?xml version="1.0" encoding="utf-8"?><EntityDescriptor ID="_e"' +
    ` entityID="https://sts.windows.net/1f/" xmlns="${saml}:metadata">${signature}` +
    `${federationRole('SecurityTokenServiceType', der)}` +
    `<IDPSSODescriptor protocolSupportEnumeration="${saml}:protocol">${keyOf(der, 'signing')}` +
    `${serviceOf('SingleLogoutService', 'HTTP-Redirect', '/1f/saml2')}` +
    `${serviceOf('SingleSignOnService', 'HTTP-Redirect', '/1f/saml2')}` +
    `${serviceOf('SingleSignOnService', 'HTTP-POST', '/1f/saml2')}</IDPSSODescriptor>` +
    '</EntityDescriptor>',
  options: { idpEntityId: 'https://sts.windows.net/1f/', signInEndpoint: `${idp}/1f/saml2` },
})

/** `GoogleIDPMetadata.xml`: the URL has a query. */
const google = (der: string): Document => ({
  xml:
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<md:EntityDescriptor' +
    ` xmlns:md="${saml}:metadata" entityID="https://accounts.google.com/o/saml2?idpid=C0"` +
    ' validUntil="2040-01-01T00:00:00.000Z">\n  <md:IDPSSODescriptor' +
    ` WantAuthnRequestsSigned="false" protocolSupportEnumeration="${saml}:protocol">\n    ` +
    `${keyOf(der.replace(/.{64}/g, '$&\n'), 'signing', 'md:')}` +
    `<md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>` +
    `${serviceOf('md:SingleSignOnService', 'HTTP-Redirect', '/o/saml2/idp?idpid=C0')}` +
    `${serviceOf('md:SingleSignOnService', 'HTTP-POST', '/o/saml2/idp?idpid=C0')}` +
    '</md:IDPSSODescriptor>\n</md:EntityDescriptor>\n',
  options: {
    idpEntityId: 'https://accounts.google.com/o/saml2?idpid=C0',
    signInEndpoint: `${idp}/o/saml2/idp?idpid=C0`,
  },
})

/** The descriptor of a realm of Keycloak before release 13, in an `EntitiesDescriptor`. */
const keycloak = (der: string): Document => ({
  xml:
    `<EntitiesDescriptor Name="urn:keycloak" xmlns="${saml}:metadata"` +
    ' xmlns:dsig="http://www.w3.org/2000/09/xmldsig#"><EntityDescriptor' +
    ` entityID="${idp}/realms/acme"><IDPSSODescriptor WantAuthnRequestsSigned="true"` +
    ` protocolSupportEnumeration="${saml}:protocol">${keyOf(der, 'signing')}` +
    `${serviceOf('SingleLogoutService', 'HTTP-POST', '/realms/acme/protocol/saml')}` +
    `${serviceOf('SingleLogoutService', 'HTTP-Redirect', '/realms/acme/protocol/saml')}` +
    `<NameIDFormat>${saml}:nameid-format:persistent</NameIDFormat>` +
    `${serviceOf('SingleSignOnService', 'HTTP-POST', '/realms/acme/protocol/saml')}` +
    `${serviceOf('SingleSignOnService', 'HTTP-Redirect', '/realms/acme/protocol/saml')}` +
    `${serviceOf('SingleSignOnService', 'SOAP', '/realms/acme/protocol/saml')}` +
    '</IDPSSODescriptor></EntityDescriptor></EntitiesDescriptor>',
  options: {
    idpEntityId: `${idp}/realms/acme`,
    signInEndpoint: `${idp}/realms/acme/protocol/saml`,
    signOutEndpoint: `${idp}/realms/acme/protocol/saml`,
  },
})

/** `idp-metadata.xml` of Shibboleth, with a role of its own for SAML 1.1. */
const shibboleth = (der: string): Document => {
  const extensions =
    '<Extensions><shibmd:Scope xmlns:shibmd="urn:mace:shibboleth:metadata:1.0" regexp="false">' +
    'example.com</shibmd:Scope></Extensions>'
  return {
    xml:
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generated once by the installer -->\n' +
      `<EntityDescriptor xmlns="${saml}:metadata" ${xsi} entityID="${idp}/idp/shibboleth">` +
      '<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:1.1:protocol' +
      ` urn:mace:shibboleth:1.0">${extensions}${keyOf(der, 'signing')}` +
      `${serviceOf('SingleSignOnService', 'urn:mace:shibboleth:1.0:profiles:AuthnRequest', '/1')}` +
      `</IDPSSODescriptor><IDPSSODescriptor protocolSupportEnumeration="${saml}:protocol">` +
      `${extensions}<!-- First signing certificate is BackChannel -->${keyOf(der, 'signing')}` +
      `${keyOf(der, 'signing')}${keyOf(der, 'encryption')}` +
      `${serviceOf('SingleSignOnService', 'HTTP-POST', '/profile/SAML2/POST/SSO')}` +
      `${serviceOf('SingleSignOnService', 'HTTP-Redirect', '/profile/SAML2/Redirect/SSO')}` +
      '</IDPSSODescriptor><AttributeAuthorityDescriptor protocolSupportEnumeration=' +
      `"${saml}:protocol"><AttributeService Binding="${saml}:bindings:SOAP" Location="${idp}/aa"/>` +
      '</AttributeAuthorityDescriptor></EntityDescriptor>',
    options: {
      idpEntityId: `${idp}/idp/shibboleth`,
      signInEndpoint: `${idp}/profile/SAML2/Redirect/SSO`,
    },
  }
}

export const documents = { adfs, entra, google, keycloak, shibboleth } as const

/** Metadata of a federation, whose groups may be nested. */
export const federationOf = (der: string, ...entityIds: readonly string[]): string => {
  const entities = entityIds.map(
    (entityId) =>
      `<EntityDescriptor entityID="${entityId}"><IDPSSODescriptor` +
      ` protocolSupportEnumeration="${saml}:protocol">${keyOf(der, 'signing')}` +
      `${serviceOf('SingleSignOnService', 'HTTP-Redirect', `/${entityId}`)}</IDPSSODescriptor>` +
      '</EntityDescriptor>',
  )
  const nested = `<EntitiesDescriptor>${entities.join('')}</EntitiesDescriptor>`
  return `<EntitiesDescriptor xmlns="${saml}:metadata">${nested}</EntitiesDescriptor>`
}
