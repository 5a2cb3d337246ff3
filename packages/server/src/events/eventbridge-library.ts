/**
 * Re-exported by name: without this, the bundle would have no named exports of a CommonJS module.
 */
export { EventBridgeClient, PutPartnerEventsCommand } from '@aws-sdk/client-eventbridge'
