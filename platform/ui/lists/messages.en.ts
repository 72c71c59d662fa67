/** Texts that lists of what an office keeps have in common. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  bin: 'Bin',
  empty: 'The bin is empty',
  failed: 'Failed to load the bin.',
  by: 'Deleted by {{name}}, {{date}}',
  left_one: 'removed for good in {{count}} day',
  left_other: 'removed for good in {{count}} days',
  restore: 'Restore',
  restoreOf: '{{name}}: restore',
  restored: '{{name}} was restored.',
  deleted: '{{name}} was moved to the bin.',
  undo: 'Undo',
}
