/** Names of laws that several laws have had: without a number or "Türk" before them nobody can tell which one is meant. */
import type { Place } from './findings.ts'

const laws: readonly [RegExp, string][] = [
  [/^(?:Borçlar Kanunu|BK)/u, '818, 6098'],
  [/^(?:İş Kanunu|İşK|İş K\.)/u, '1475, 4857'],
  [/^(?:Ticaret Kanunu|TK)/u, '6762, 6102'],
  [/^(?:Medeni Kanun|MK)/u, '743, 4721'],
  [/^(?:Ceza Kanunu|CK)/u, '765, 5237'],
]

/** "Borçlar Kanunu'nun 49. maddesi", "BK m. 41", "BK 41". */
const named =
  /(?<![\p{L}\d])(?<!(?:Türk|sayılı|KKTC) )(?:(?:Borçlar|Ticaret|Ceza|İş) Kanunu|Medeni Kanun[u]?|BK|İşK|İş K\.|TK|MK|CK)(?:['’]?n[ıiuü]n|['’]\p{Ll}+)?[\s,]+(?:(?:madde|md|m)\.?\s*\d{1,4}|\d{1,4}\s*\.?\s*(?:inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü)?\s*madde\p{Ll}*|(?<=(?:BK|İşK|TK|MK|CK)\s)\d{1,4}(?![\d/.]*\d{4})(?=[\s,;).]|$))/gu

export const ambiguousIn = (text: string): (Place & { text: string; laws: string })[] =>
  [...text.matchAll(named)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
    laws: laws.find(([name]) => name.test(found[0]))?.[1] ?? '',
  }))
