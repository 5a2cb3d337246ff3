export * from './errors.ts'
export * from './management.ts'
export * from './pagination.ts'
export * from './webhooks.ts'
