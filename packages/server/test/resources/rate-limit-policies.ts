import { nextNumber, type Resource, resource } from './resource.ts'

/** Of no client of the test, which would be limited. */
const newSelector = () => `client_id:fixture-${nextNumber()}`

const ofNoClient = (policy: Record<string, unknown>) => ({
  ...policy,
  ...('consumer_selector' in policy && { consumer_selector: newSelector() }),
})

export const rateLimitPolicies: Resource = {
  ...resource('rlp', '/rate-limit-policies', () => ({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: newSelector(),
    configuration: { action: 'block', limit: 100 },
  })),
  stamps: ['consumer_selector'],
  acceptable: ofNoClient,
  bodies: {
    createRateLimitPolicy: (_tenant, _parameters, example) => ofNoClient(example),
  },
}
