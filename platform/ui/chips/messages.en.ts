import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  past: '{{count}} d overdue',
  today: 'today',
  left: '{{count}} d',
  said: {
    past: '{{day}}, {{count}} days overdue',
    today: '{{day}}, today',
    left: '{{day}}, {{count}} days left',
  },
  done: 'done',
  awaits: 'awaits approval',
  critical: 'Critical',
  unnamed: 'Erased account',
}
