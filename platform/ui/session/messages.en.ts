import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  locked: {
    screen: 'This screen is not in your plan',
    part: '{{name}} is not in your plan',
    body: 'The plan of {{company}} does not cover it. It opens as soon as you upgrade; your data stays as it is.',
    upgrade: 'Upgrade my plan',
  },
  readOnly: {
    body: 'Without a full subscription you can only read; your records are kept.',
    upgrade: 'Upgrade your plan',
  },
}
