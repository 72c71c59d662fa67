import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Your subscription',
  grace: 'The renewal was not paid. Everything works until {{day}}; after that the office can only read.',
  renews: 'Your plan renews on {{day}}, and {{amount}} is charged to your card.',
  ends: 'Your plan ends on {{day}}; after that the office can only read.',
  trial_one: 'Your trial ends in {{count}} day.',
  trial_other: 'Your trial ends in {{count}} days.',
  plans: 'See the plans',
  go: 'Go to the subscription',
}
