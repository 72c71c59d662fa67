/** Cuts the text of a law or a decision into sentences that can be quoted by themselves. */

export interface Sentence {
  /** UTF-16 offsets in the text; leading numbers and notes on amendments lie before `start`. */
  start: number
  end: number
  /** As it is shown: white space closed up. */
  text: string
  /** `lead` ends with a colon and needs the items after it; `item` is a point of such a list. */
  kind: 'sentence' | 'lead' | 'item'
  /** Of an item: the place of its lead among the sentences; null if it opens the text. */
  lead: number | null
  /** Number of the paragraph of the text, from 0. */
  paragraph: number
}

/** Words before a full stop that end no sentence. */
const abbreviations = new Set(
  (
    'md mad m f fk bkz vb vs vd dr av prof doç yrd no nu sn s sf sh c e k t hd cd hgk cgk ibk ybk rg bnt b ' +
    'a.ş ltd şti tic san mah cad sok blv apt kat ört örn ing min max tel inş as dos ünv müh ecz alb yzb org gn ' +
    'ord op uzm öğr gör kr tl art par sayı geç müd bşk bşkn yük'
  ).split(' '),
)
/** What may follow an ordinal: "3. Hukuk Dairesi", "1. Asliye Ceza Mahkemesi". */
const afterOrdinal =
  /^(?:Hukuk|Ceza|Daire|Asliye|Ağır|Sulh|İcra|İş|Aile|Tüketici|Vergi|İdare|Bölge|Fıkra|Madde|Bent|Cümle|Noter|Bölüm|Kısım|Kitap|Dönem|Sınıf|Derece|Kolordu|Ordu|Kat|Fikri|Fikrî|Kadastro|Çocuk|İnfaz|Ticaret|Bası|Baskı|Cilt)/u
const note =
  /^\s*\(\s*(?:Değişik|Ek|Mülga|Yeniden\s+düzenleme|Yeniden\s+Düzenleme|İptal|Başlığı|Son\s+cümle|Birinci|İkinci|Üçüncü|Dördüncü|Düzenleme)(?:[^()]|\([^()]*\))*\)\s*:?/u
const numbering = /^\s*(?:\(\d{1,3}\)|\d{1,3}\s?[.)-](?=\s|\p{Lu})|[IVX]{1,5}\s?[.)–-]|[–•*-](?=\s))\s*/u
const mark =
  /^\s*(?:\(?(?:\d{1,3}|\p{Ll}{1,2}|[IVX]{1,5}|[A-HJ-UYZ])\)|(?:\d{1,2}|\p{Ll})\s?[.)-](?=\s|\p{Lu})|[–•*-]\s)/u

interface Block {
  start: number
  end: number
}

/** Lines, those joined again that a printed sentence was broken into. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === '') continue
    const last = blocks.at(-1)
    const before = last ? text.slice(last.start, last.end).trimEnd() : ''
    const goesOn = last && /^\s*\p{Ll}/u.test(line) && !mark.test(line) && !/[.:;!?]["”’)]?$/.test(before)
    if (goesOn) last.end = index + line.length
    else blocks.push({ start: index, end: index + line.length })
  }
  return blocks
}

export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  const blocks = blocksOf(text)
  const styles = blocks.map(({ start, end }) => styleOf(withoutNotes(text.slice(start, end)).rest))
  let list: { lead: number; style: string } | null = null
  blocks.forEach((block, paragraph) => {
    const isItem: boolean = list !== null && styles[paragraph] === list.style
    if (!isItem) list = null
    const next = styles[paragraph + 1]
    const opens = next && next !== styles[paragraph] ? next : null
    for (const piece of piecesOf(text, block)) {
      const shown = shownPart(text, piece)
      if (!shown) continue
      const isLead = opens !== null && piece.end === block.end && /[:;,\p{L}]["”’]?$/u.test(shown.text)
      const kind = isItem ? 'item' : isLead || shown.text.endsWith(':') ? 'lead' : 'sentence'
      if (isLead && !isItem && opens) list = { lead: found.length, style: opens }
      found.push({ ...shown, kind, lead: isItem ? (list?.lead ?? null) : null, paragraph })
    }
  })
  return found.length > 0 ? found : wholeNote(text)
}

/** Of a repealed article only the note is left, which says so. */
function wholeNote(text: string): Sentence[] {
  const start = text.search(/\S/)
  const shown = text.trim().replace(/\s+/g, ' ')
  return withoutNotes(text).rest.trim() === '' && start >= 0
    ? [{ start, end: start + text.trim().length, text: shown, kind: 'sentence', lead: null, paragraph: 0 }]
    : []
}

/** How a line is numbered; null if it is not. The paragraphs of an article are numbered in another way than its lists. */
function styleOf(line: string): string | null {
  const found = mark.exec(line)?.[0].trim()
  if (!found) return null
  return found
    .replace(/\d+/, '1')
    .replace(/\p{Ll}{1,2}/u, 'a')
    .replace(/[IVX]+|\p{Lu}/u, 'I')
    .replace(/[–•*-]/, '-')
}

function withoutNotes(piece: string): { rest: string; cut: number } {
  let rest = piece
  for (;;) {
    const found = note.exec(rest)
    if (!found) return { rest, cut: piece.length - rest.length }
    rest = rest.slice(found[0].length)
  }
}

/** Without leading numbers and notes; null if nothing is left that can be read. */
function shownPart(
  text: string,
  { start, end }: Block,
): Omit<Sentence, 'kind' | 'lead' | 'paragraph'> | null {
  let from = start
  for (;;) {
    const rest = text.slice(from, end)
    const first = withoutNotes(rest).cut
    const number = numbering.exec(rest.slice(first))?.[0].length ?? 0
    if (first + number === 0) break
    from += first + number
  }
  const piece = text.slice(from, end)
  const begin = from + (piece.length - piece.trimStart().length)
  const finish = begin + piece.trim().length
  const shown = text.slice(begin, finish).replace(/\s+/g, ' ')
  return /\p{L}{2}.*\s.*\p{L}{2}/su.test(shown) ? { start: begin, end: finish, text: shown } : null
}

function* piecesOf(text: string, { start, end }: Block): Generator<Block> {
  let from = start
  const stop = /[.!?]+["”’)]*(?=\s)/gu
  stop.lastIndex = start
  for (let found = stop.exec(text); found && found.index < end; found = stop.exec(text)) {
    const at = found.index + found[0].length
    if (at >= end || !endsSentence(text, from, found.index, at)) continue
    yield { start: from, end: at }
    from = at
  }
  yield { start: from, end }
}

function endsSentence(text: string, from: number, stop: number, after: number): boolean {
  const next = /^\s+["“‘'(]*(\S+)/u.exec(text.slice(after, after + 40))
  if (!next || !/^[\p{Lu}\d]/u.test(next[1] ?? '')) return false
  if (text[stop] !== '.') return true
  const word = /[\p{L}\d.]*$/u.exec(text.slice(Math.max(from, stop - 14), stop))?.[0] ?? ''
  // The number of a paragraph or of a point begins a sentence.
  if (text.slice(from, stop).trim() === word) return false
  if (/^\d{1,3}$/.test(word)) return !afterOrdinal.test(next[1] ?? '') && word.length > 2
  if (/^(?:\p{L}|\p{Lu}\.?)$/u.test(word)) return false
  return !abbreviations.has(word.toLocaleLowerCase('tr'))
}
