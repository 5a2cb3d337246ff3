import { nothing, type Resource } from './resource.ts'

const login = { prompt: 'login', language: 'en', screen: 'login' }

export const prompts: Resource = {
  ...nothing(),
  isKept: true,
  unknown: login,
  make: async () => login,
}
