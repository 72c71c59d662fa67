/** Cuts the text of a law or a decision into sentences that can be quoted by themselves. */
import {
  afterNotes,
  type Block,
  blocksOf,
  closedUp,
  isUnfinished,
  leadingOf,
  shownText,
  styleOf,
} from './blocks.ts'
import { sentencesIn } from './stops.ts'

export interface Sentence {
  /** UTF-16 offsets in the text; leading numbers and notes on amendments lie before `start`. */
  start: number
  end: number
  /** The text as it is shown, without superfluous white space. */
  text: string
  /** `lead` opens a list and needs its points; `item` is one of them. */
  kind: 'sentence' | 'lead' | 'item'
  /** For an item: the index of its lead among the sentences. */
  lead: number | null
  /** The words end the sentence that the list interrupts, which has no meaning without them. */
  isTail: boolean
  /** Number of the block of the text, from 0. */
  paragraph: number
  /** Number of the paragraph (fıkra) as it is cited, from 1. */
  fikra: number
  /** The division of the article, such as "II" of "II- Ahlak ve iyi niyet kurallarına uymayan haller". */
  division: string | null
}

interface List {
  lead: number
  style: string
}

/** "Aşağıda belirtilen … beş yıldır." opens one too. */
const opensList = /[:;,\p{L}]["”’]?$|aşağıda/iu
/** Numbers of footnotes are left where a text was printed with them. */
const footnote = /([.;:,)”’"])\s*(?:\(…\)\s*)?\d{1,3}\s*$/u

const divided = /^\s*(I{1,3}|IV|VI{0,3})\s?[-–.)]/u

export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  const blocks = blocksOf(text)
  const styles = blocks.map(({ start, end }) => styleOf(text.slice(start, end)))
  const fikras = fikrasOf(text, blocks, styles)
  let list: List | null = null
  let division: string | null = null
  blocks.forEach((block, paragraph) => {
    division = divided.exec(afterNotes(text.slice(block.start, block.end)).rest)?.[1] ?? division
    const style = styles[paragraph] ?? null
    const isTail = style === null && goesOnAfter(text, blocks[paragraph - 1])
    if (list && style !== list.style && !isTail) list = null
    const next = styles[paragraph + 1] ?? null
    const fikra = fikras[paragraph] ?? 1
    const opens = next !== style ? next : null
    list = readBlock({ text, block, style, paragraph, fikra, division, list, isTail, opens }, found)
    if (isTail) list = null
  })
  return found.length > 0 ? found : wholeNote(text)
}

/**
 * If the last point of a list has no full stop, the words after it end its sentence: "…, kişi beş yıl hapis cezası
 * alır."
 */
const goesOnAfter = (text: string, before: Block | undefined): boolean =>
  before !== undefined && isUnfinished(text.slice(before.start, before.end).replace(footnote, '$1'))

/** Numbers in brackets count, or else the blocks that are no points of a list. */
function fikrasOf(text: string, blocks: readonly Block[], styles: readonly (string | null)[]): number[] {
  const numbers = blocks.map(({ start, end }) =>
    Number(/^\((\d{1,2})\)/.exec(afterNotes(text.slice(start, end)).rest.trimStart())?.[1] ?? Number.NaN),
  )
  const isNumbered = numbers.some((number) => number === 1)
  let last = isNumbered ? 1 : 0
  return numbers.map((number, at) => {
    if (isNumbered && number > 0) last = number
    else if (!isNumbered && (styles[at] === null || last === 0)) last++
    return last
  })
}

interface Reading {
  /** The style in which the block is numbered. */
  style: string | null
  text: string
  block: Block
  paragraph: number
  fikra: number
  division: string | null
  /** The list to which this block belongs as a point. */
  list: List | null
  /** Its first sentence ends the one that the list is part of, and is no sentence without it. */
  isTail: boolean
  /** The style of the list that may begin after it. */
  opens: string | null
}

/** Adds the sentences of a block; returns the list that continues after it. */
function readBlock(
  { text, block, style, paragraph, fikra, division, list, isTail, opens }: Reading,
  found: Sentence[],
): List | null {
  let open = list
  let isOfList = list !== null || isTail
  for (const span of sentencesIn(text, block)) {
    const shown = shownPart(text, span)
    if (!shown) continue
    const last = found.at(-1)
    if (last?.paragraph === paragraph && last.kind === 'sentence' && (isShort(shown) || isShort(last))) {
      Object.assign(last, { end: shown.end, text: shownText(text.slice(last.start, shown.end)) })
      continue
    }
    const isLead = !list && opens !== null && span.end === block.end && opensList.test(shown.text)
    if (isLead && opens) open = { lead: found.length, style: opens }
    const kind =
      isOfList || style?.startsWith('a') ? 'item' : isLead || shown.text.endsWith(':') ? 'lead' : 'sentence'
    const lead = isOfList ? (list?.lead ?? null) : null
    found.push({ ...shown, kind, lead, isTail: isTail && isOfList, paragraph, fikra, division })
    if (isTail) isOfList = false
  }
  return open
}

/** A short sentence such as "Dili Türkçedir." is quoted with its neighbour. */
const isShort = ({ text }: { text: string }) => text.split(' ').length < 4 || text.length < 25

/** For a repealed article, returns its note of repeal as the only sentence. */
function wholeNote(text: string): Sentence[] {
  const start = text.search(/\S/)
  if (start < 0 || afterNotes(text).rest.trim() !== '') return []
  const end = start + text.trim().length
  return [
    {
      start,
      end,
      text: closedUp(text),
      kind: 'sentence',
      lead: null,
      isTail: false,
      paragraph: 0,
      fikra: 1,
      division: null,
    },
  ]
}

/** The text without leading numbers and notes; null if nothing readable is left. */
function shownPart(text: string, { start, end }: Block): Pick<Sentence, 'start' | 'end' | 'text'> | null {
  const from = start + leadingOf(text.slice(start, end))
  const own = text.slice(from, end).replace(footnote, '$1')
  const begin = from + (own.length - own.trimStart().length)
  const finish = begin + own.trim().length
  const shown = shownText(text.slice(begin, finish))
  const isSaying = /\p{L}{2}.*\s.*\p{L}{2}|^\p{Lu}\p{L}{2,}[;:]$/su.test(shown)
  return isSaying ? { start: begin, end: finish, text: shown } : null
}
