/** Finds where sentences end, in texts full of abbreviations and ordinals. */
import { type Block, isOpen } from './blocks.ts'

/** Words before a full stop that end no sentence. */
const abbreviations = new Set(
  (
    'md mad fk bkz vb vs vd dr av prof doç yrd no nu sn sf sh hd cd hgk cgk ibk ybk rg bnt a.ş ltd şti tic san mah cad sok ' +
    'blv apt ört örn ing min max tel inş as dos ünv müh ecz alb yzb org gn ord uzm öğr gör kr art geç müd bşk yük'
  ).split(' '),
)
/** The words that may follow an ordinal: "3. Hukuk Dairesi", "1. Asliye Ceza Mahkemesi". */
const afterOrdinal =
  /^(?:Hukuk|Ceza|Daire|Asliye|Ağır|Sulh|İcra|İş|Aile|Tüketici|Vergi|İdare|Bölge|Fıkra|Madde|Bent|Cümle|Noter|Bölüm|Kısım|Kitap|Dönem|Sınıf|Derece|Kat|Fikr[iî]|Kadastro|Çocuk|İnfaz|Ticaret|Cilt)/u

/** The sentences of a block. */
export function* sentencesIn(text: string, { start, end }: Block): Generator<Block> {
  let from = start
  const stop = /[.!?]+["”’)]*(?=\s)/gu
  stop.lastIndex = start
  for (let found = stop.exec(text); found && found.index < end; found = stop.exec(text)) {
    const at = found.index + found[0].length
    if (at >= end || !isEnd(text, from, found.index, at)) continue
    yield { start: from, end: at }
    from = at
  }
  yield { start: from, end }
}

function isEnd(text: string, from: number, stop: number, after: number): boolean {
  const next = /^\s+["“‘'(]*(\S+)/u.exec(text.slice(after, after + 40))?.[1] ?? ''
  if (!/^[\p{Lu}\d]/u.test(next) || isOpen(text.slice(from, stop))) return false
  if (text[stop] !== '.') return true
  const word = /[\p{L}\d.]*$/u.exec(text.slice(Math.max(from, stop - 14), stop))?.[0] ?? ''
  // The number of a paragraph or of a point begins a sentence.
  if (text.slice(from, stop).trim() === word) return false
  if (/^\d{1,2}$/.test(word)) return false
  if (/^\d{3}$/.test(word)) return !afterOrdinal.test(next)
  if (/^\p{L}$/u.test(word)) return false
  return !abbreviations.has(word.toLocaleLowerCase('tr'))
}
