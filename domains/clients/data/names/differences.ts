/** Why two names are found alike, as the screen and the record of a check say it. */
import type { Words } from '@mizan/platform/contract/words'

export const nameDifferences = {
  same: { tr: 'aynı', en: 'the same' },
  title: { tr: 'sıfat farklı', en: 'another title' },
  form: { tr: 'unvan eki farklı', en: 'another legal form' },
  sector: { tr: 'faaliyet sözcükleri farklı', en: 'other words for the business' },
  spelling: { tr: 'yazım farkı', en: 'spelled differently' },
  joined: { tr: 'bitişik ya da ayrı yazım', en: 'written in one word or two' },
  order: { tr: 'sıra farklı', en: 'another order' },
  initial: { tr: 'ilk harfle kısaltma', en: 'shortened to an initial' },
  acronym: { tr: 'kısaltma', en: 'an acronym' },
  missing: { tr: 'eksik ad', en: 'a name is missing' },
  surname: { tr: 'soyadı farklı', en: 'another surname' },
  person: { tr: 'unvanda kişi adı', en: 'a person named in a company' },
  other: { tr: 'benzemiyor', en: 'not alike' },
} as const satisfies Words
