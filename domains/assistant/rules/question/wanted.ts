/** Tells from the form of a question what its answer has to contain. */
import type { Wanted } from './question.ts'

/** The first that fits decides; the more particular come first. */
const forms: readonly (readonly [Wanted, RegExp])[] = [
  [
    'penalty',
    /(?<!\p{L})ceza(?:sı|ları|sını)?(?!\p{L})(?!\s+(?:dava|hâkim|hakim|mahkeme|koşul|şart|muhakeme))|kaç yıl hapis|yaptırım|müeyyide/iu,
  ],
  [
    'time',
    /ne zaman|kaç (?:gün|ay|yıl|hafta|saat|sene)|süre|zaman\s?aşımı|vade|ne kadar zaman|yaşı(?!\p{L})|kaç yaş/iu,
  ],
  ['amount', /ne kadar|kaç(?!\p{L})|kaçtır|yüzde|oran|miktar|tutar|asgari|azami|en (?:az|çok)/iu],
  ['place', /hangi (?:mahkeme|kurum|merci|makam|daire)|nere(?:ye|de|den|si)|görevli|yetkili/iu],
  ['person', /(?<!\p{L})kim(?:ler|in|e|i|den|dir|lerdir|lere)?(?!\p{L})|kime aittir|hangi (?:organ|kişi)/iu],
  ['conditions', /şart|koşul|hangi (?:hâl|hal|durum)|nelerdir|sebep|unsur|hâlleri|halleri/iu],
  ['definition', /nedir|ne demek|ne anlama|tanımı|neye denir|ne denir/iu],
  ['way', /nasıl|ne şekilde|usul|prosedür|ne yap/iu],
  [
    'permission',
    /(?<!\p{L})m[ıiuü](?:y[ıiuü]m|s[ıiuü]n|d[ıiuü]r|y[ıiuü]z|yd[ıiuü])?(?!\p{L})|[ae]bilir|zorunda|yasak|geçerli|mümkün/iu,
  ],
]

export function wantedBy(text: string): Wanted {
  return forms.find(([, form]) => form.test(text))?.[0] ?? 'anything'
}
