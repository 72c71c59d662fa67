import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  locked: {
    screen: 'This screen is not in your plan',
    part: 'Not in your plan: {{name}}',
    body: '{{company}} has no plan that covers it. It opens as soon as you choose a plan; your data stays as it is.',
    upgrade: 'See the plans',
    visitors: 'Until you choose a plan, you see the first five results, as visitors do.',
    asVisitor: 'See the first five results',
  },
  offline: { locked: 'No connection. You can do this once it is back.' },
  readOnly: {
    locked: 'Your plan is read-only: you can view and download.',
    label: 'Read-only office',
    trialEnded: 'Your trial ended on {{date}}.',
    body: 'Without a full subscription you can only read; your records are kept.',
    upgrade: 'Upgrade your plan',
  },
}
