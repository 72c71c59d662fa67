import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  open: 'Add the time limit to a case',
  needsConnection: 'Adding a time limit to a case needs a connection.',
}
