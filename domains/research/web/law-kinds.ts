/** Kinds of legal texts in the language of the screen; the corpus has them in Turkish. */
import type { Language } from '@mizan/platform/ui'
import { capitalised } from './law-names.ts'

const english: Record<string, string> = {
  kanun: 'Law',
  yasa: 'Law',
  anayasa: 'Constitution',
  khk: 'Decree-law',
  'kanun hükmünde kararname': 'Decree-law',
  tüzük: 'Regulation',
  yönetmelik: 'By-law',
}

export const lawKind = (kind: string, language: Language): string =>
  (language === 'en' && english[kind.toLocaleLowerCase('tr')]) || capitalised(kind)
