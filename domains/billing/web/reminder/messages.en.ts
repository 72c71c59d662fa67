import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Your subscription',
  grace: 'The renewal was not paid. Everything works until {{day}}; after that the office can only read.',
  renews: 'Your plan renews on {{day}}, and {{amount}} is charged to your card.',
  ends: 'Your plan ends on {{day}}; after that the office can only read.',
  go: 'Go to the subscription',
}
