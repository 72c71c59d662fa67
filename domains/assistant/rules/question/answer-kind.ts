/** Detects by the form of a question which kind of content its answer needs. */
import { fold } from '@mizan/research/rules/analysis'
import type { AnswerKind } from './question.ts'

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`)

/** The first that fits decides; the more particular come first. Without Turkish letters, as many type. */
const forms: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'penalty',
    word(
      'ceza(?:si|lari|sini)?(?! (?:dava|hakim|mahkeme|kosul|sart|muhakeme)[a-z]*)|kac yil hapis|yaptirim[a-z]*|mueyyide[a-z]*',
    ),
  ],
  [
    'time',
    word(
      'ne zaman|kac (?:gun|ay|yil|hafta|saat|sene|yas)[a-z]*|sure(?!k|c)[a-z]*|zaman ?asim[a-z]*|vade[a-z]*|ne kadar zaman[a-z]*|yasi',
    ),
  ],
  [
    'amount',
    word('ne kadar[a-z]*|kac[a-z]*|yuzde|oran[a-z]*|miktar[a-z]*|tutar[a-z]*|asgari|azami|en (?:az|cok)'),
  ],
  [
    'place',
    word('hangi (?:mahkeme|kurum|merci|makam|daire)[a-z]*|nere(?:ye|de|den|si|sidir)|gorevli|yetkili'),
  ],
  ['person', word('kim(?:ler|in|e|i|den|dir|lerdir|lere)?|kime aittir|hangi (?:organ|kisi)[a-z]*')],
  [
    'conditions',
    word('sart[a-z]*|kosul[a-z]*|hangi (?:hal|durum)[a-z]*|nelerdir|sebep[a-z]*|unsur[a-z]*|halleri'),
  ],
  ['definition', word('nedir|ne demek(?:tir)?|ne anlama|tanimi|neye denir|ne denir')],
  ['way', word('nasil|ne sekilde|usul[a-z]*|prosedur[a-z]*|ne yap[a-z]*')],
  [
    'permission',
    /(?<![a-z])m[iu](?:yim|yum|sin|sun|dir|dur|yiz|yuz|ydi|ydu)?(?![a-z])|[ae]bilir|zorunda|yasak|gecerli|mumkun/,
  ],
]

export function wantedBy(text: string): AnswerKind {
  const plain = fold(text)
  return forms.find(([, form]) => form.test(plain))?.[0] ?? 'anything'
}
