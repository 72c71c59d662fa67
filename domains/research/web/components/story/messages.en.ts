/** Texts of the panel in which a story becomes a search string, in English. */
import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  open: 'Tell the story',
  title: 'Tell the story',
  lead: 'Describe the dispute in your own words, in Turkish like the decisions, and a search string is made of it. Names of people, amounts and the dates of events are left out.',
  label: 'What happened, and what is sought?',
  placeholder:
    'For example: Müvekkil altı yıl çalıştığı iş yerinden savunması alınmadan çıkarıldı, fazla mesaileri ödenmedi. İşe iade istiyoruz.',
  short: 'Tell the story in at least {{count}} letters.',
  make: 'Make a search string',
  again: 'Make it anew',
  working: 'Making a search string',
  ready: 'The search string is ready.',
  string: 'Search string',
  stringHint:
    'Change it as you like. ~3 after a quotation means that at most three other words may stand between.',
  empty: 'The string is empty; give a word to look for.',
  questions: 'For better results',
  reasons: 'Why were these parts chosen?',
  search: 'Search with this string',
}
