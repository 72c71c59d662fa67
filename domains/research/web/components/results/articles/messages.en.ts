import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  label: 'Matching articles',
  none: 'No article has all of these words',
  all: 'Search the laws',
}
