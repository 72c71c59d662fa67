import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  past: '{{count}} d overdue',
  today: 'today',
  left: '{{count}} d',
  said: {
    past_one: '{{day}}, {{count}} day overdue',
    past_other: '{{day}}, {{count}} days overdue',
    today: '{{day}}, today',
    left_one: '{{day}}, {{count}} day left',
    left_other: '{{day}}, {{count}} days left',
  },
  done: 'done',
  awaits: 'awaits approval',
  critical: 'Critical',
  unnamed: 'Erased account',
}
