import type { Received } from './bindings.ts'
import { attributeOf, childOf, childrenOf, flagOf, malformed, textOf } from './elements.ts'
import { bindings, namespaces } from './names.ts'
import { type Envelope, type Expectations, openMessage, readEnvelope } from './open-message.ts'
import type { XmlElement } from './xml-element.ts'

const inProtocol = (name: string) => [namespaces.protocol, name] as const
const inAssertion = (name: string) => [namespaces.assertion, name] as const

/** `<AuthnRequest>` (SAML Core, section 3.4.1). */
export interface AuthnRequest extends Envelope {
  readonly assertionConsumerServiceUrl: string | undefined
  readonly assertionConsumerServiceIndex: string | undefined
  readonly protocolBinding: string | undefined
  readonly forceAuthn: boolean
  readonly isPassive: boolean
  /** `<NameIDPolicy Format>`. */
  readonly nameIdFormat: string | undefined
  readonly requestedAuthnContext: RequestedAuthnContext | undefined
  /** The user who must log in, if the request names one (`<Subject>`). */
  readonly nameId: string | undefined
}

/** SAML Core, section 3.3.2.2.1. */
export interface RequestedAuthnContext {
  readonly comparison: 'exact' | 'minimum' | 'maximum' | 'better'
  readonly classRefs: readonly string[]
}

const comparisons = ['exact', 'minimum', 'maximum', 'better'] as const
const classRefsMax = 20

/** @throws SamlError */
export function readAuthnRequest(received: Received, expected: Expectations): AuthnRequest {
  const root = openMessage(received, inProtocol('AuthnRequest'), expected)
  const envelope = readEnvelope(root, expected)
  const policy = childOf(root, inProtocol('NameIDPolicy'))
  const subject = childOf(root, inAssertion('Subject'))
  const nameId = subject && childOf(subject, inAssertion('NameID'))
  const request: AuthnRequest = {
    ...envelope,
    assertionConsumerServiceUrl: attributeOf(root, 'AssertionConsumerServiceURL'),
    assertionConsumerServiceIndex: attributeOf(root, 'AssertionConsumerServiceIndex'),
    protocolBinding: attributeOf(root, 'ProtocolBinding'),
    forceAuthn: flagOf(root, 'ForceAuthn'),
    isPassive: flagOf(root, 'IsPassive'),
    nameIdFormat: policy && attributeOf(policy, 'Format'),
    requestedAuthnContext: contextOf(root),
    nameId: nameId && textOf(nameId),
  }
  if (request.protocolBinding !== undefined && request.protocolBinding !== bindings.post) {
    throw malformed('`ProtocolBinding` is not HTTP-POST.')
  }
  return request
}

function contextOf(root: XmlElement): RequestedAuthnContext | undefined {
  const context = childOf(root, inProtocol('RequestedAuthnContext'))
  if (!context) return undefined
  const named = attributeOf(context, 'Comparison') ?? 'exact'
  const comparison = comparisons.find((each) => each === named)
  const classRefs = childrenOf(context, inAssertion('AuthnContextClassRef')).map(textOf)
  if (!comparison || classRefs.length > classRefsMax) {
    throw malformed('`RequestedAuthnContext` is malformed.')
  }
  return { comparison, classRefs }
}
