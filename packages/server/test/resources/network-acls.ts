import { nextNumber, resource } from './resource.ts'

export const networkAcls = resource('acl', '/network-acls', () => ({
  description: 'A fixture',
  active: false,
  priority: 50 + (nextNumber() % 50) + Math.random(),
  rule: { action: { log: true }, match: { asns: [64496] }, scope: 'authentication' },
}))
