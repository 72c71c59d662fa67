/** Tells from the form of a question what its answer has to contain. */
import type { Wanted } from './question.ts'

/** The first that fits decides; the more particular come first. */
const forms: readonly (readonly [Wanted, RegExp])[] = [
  [
    'penalty',
    /\bceza(?:sı|ları|sini|si)?\b(?!\s+(?:dava|hâkim|hakim|mahkeme|koşul|şart))|kaç yıl hapis|yaptırım|müeyyide/iu,
  ],
  [
    'time',
    /ne zaman|kaç (?:gün|ay|yıl|hafta|saat|sene)|süre|zaman\s?aşımı|kadar sürer|vade|ne kadar zaman|itiraz süresi|tarihe kadar|yaş/iu,
  ],
  [
    'amount',
    /ne kadar|kaç (?:para|lira|tl|kuruş)|yüzde kaç|oran|miktar|tutar|kaçta kaç|kaç kişi|kaçtır|kaç\b|asgari|azami/iu,
  ],
  ['place', /hangi mahkeme|nere(?:ye|de|den|si)|görevli|yetkili mahkeme|hangi (?:kurum|merci|makam)/iu],
  ['person', /\bkim(?:ler|in|e|i|den|dir|lerdir)?\b|kimdir|kime aittir|hangi (?:organ|kişi)/iu],
  ['definition', /nedir|ne demek|ne anlama|tanımı|neye denir|ne denir/iu],
  [
    'conditions',
    /şart|koşul|hangi (?:hâl|hal|durum)|ne gibi|nelerdir|sebep|neden(?:ler)?|gerek(?:ir|li|iyor)/iu,
  ],
  ['way', /nasıl|ne şekilde|usul|prosedür|ne yap/iu],
  [
    'permission',
    /(?:\p{L}[ae]bilir|\p{L}\s)m[ıiuü](?:\p{L}*)\s*\??|[ae]bilir|zorunda|yasak|geçerli|mümkün/iu,
  ],
]

export function wantedBy(text: string): Wanted {
  return forms.find(([, form]) => form.test(text))?.[0] ?? 'anything'
}
