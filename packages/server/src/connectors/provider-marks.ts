import type { ProviderMark, Strategy } from './connector.ts'

/** The marks of social providers. */
export const providerMarks: Partial<Readonly<Record<Strategy, ProviderMark>>> = {
  amazon: { name: 'Amazon', color: '#b45f06', letters: 'a' },
  apple: { name: 'Apple', color: '#1d1d1f', letters: 'A' },
  bitbucket: { name: 'Bitbucket', color: '#0052cc', letters: 'B' },
  box: { name: 'Box', color: '#0061d5', letters: 'bx' },
  discord: { name: 'Discord', color: '#4752c4', letters: 'D' },
  facebook: { name: 'Facebook', color: '#0866ff', letters: 'f' },
  github: { name: 'GitHub', color: '#24292f', letters: 'GH' },
  gitlab: { name: 'GitLab', color: '#c7451f', letters: 'GL' },
  'google-oauth2': { name: 'Google', color: '#1a73e8', letters: 'G' },
  line: { name: 'LINE', color: '#04793a', letters: 'L' },
  linkedin: { name: 'LinkedIn', color: '#0a66c2', letters: 'in' },
  slack: { name: 'Slack', color: '#611f69', letters: 'S' },
  twitter: { name: 'X', color: '#0f1419', letters: 'X' },
  windowslive: { name: 'Microsoft', color: '#2b579a', letters: 'M' },
  wordpress: { name: 'WordPress', color: '#21759b', letters: 'W' },
  yahoo: { name: 'Yahoo', color: '#5f01d1', letters: 'Y' },
  yandex: { name: 'Yandex', color: '#c62828', letters: 'Y' },
}
