/** By name, as a bundle cannot name what a CommonJS module exports otherwise. */
export { EventBridgeClient, PutPartnerEventsCommand } from '@aws-sdk/client-eventbridge'
