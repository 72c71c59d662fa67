import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'Unsaved changes',
  body: 'You have unsaved changes. Are you sure you want to leave?',
  cancel: 'Cancel',
  leave: 'Leave',
}
