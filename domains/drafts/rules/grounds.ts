/** Inserts sentences that were written for a draft at the places of its facts and of its law. */
import type { DraftBlock, DraftParagraph, DraftText } from '../schemas/text.ts'
import { gapsIn, gapText } from './gaps.ts'
import { unprovenColour } from './marks.ts'
import { paragraph, plainFormat, run, textOfParagraph } from './text.ts'

export interface WrittenSentence {
  text: string
  of: 'facts' | 'law'
  isProven: boolean
  /** Citations of the texts that prove it. */
  sources: readonly string[]
}

export interface WrittenGrounds {
  grounds: readonly WrittenSentence[]
  /** The facts that nobody has stated. */
  missing: readonly string[]
}

type Section = WrittenSentence['of']

const headings: Record<Section, RegExp> = {
  facts:
    /^(?:[IVX\d]+[.)]\s*)?(?:AÇIKLAMALAR|OLAYLAR|ESASA İLİŞKİN CEVAPLARIMIZ|(?:İSTİNAF|TEMYİZ|İTİRAZ) NEDENLERİ)/u,
  law: /^(?:[IVX\d]+[.)]\s*)?HUKUKİ (?:NEDENLER|SEBEPLER|DAYANAK)/u,
}
const newHeadings: Record<Section, string> = { facts: 'AÇIKLAMALAR', law: 'HUKUKİ NEDENLER' }

export function withGrounds(text: DraftText, { grounds, missing }: WrittenGrounds): DraftText {
  const facts = [
    ...grounds.filter((one) => one.of === 'facts').map(sentenceOf),
    ...missing.map((label) => paragraph([run(gapText(label))])),
  ]
  const law = grounds.filter((one) => one.of === 'law').map(sentenceOf)
  return { ...text, blocks: placed(placed(text.blocks, 'facts', facts), 'law', law) }
}

function sentenceOf({ text, isProven, sources }: WrittenSentence): DraftParagraph {
  const cited = sources.length > 0 ? ` (${sources.join('; ')})` : ''
  const said = run(text, isProven ? {} : { background: unprovenColour })
  return paragraph(cited === '' ? [said] : [said, run(cited)], { firstLineIndent: 35.4 })
}

function placed(
  blocks: readonly DraftBlock[],
  section: Section,
  sentences: readonly DraftParagraph[],
): DraftBlock[] {
  if (sentences.length === 0) return [...blocks]
  const at = blocks.findIndex(
    (block) => block.kind === 'paragraph' && headings[section].test(textOfParagraph(block)),
  )
  if (at < 0) return atEnd(blocks, section, sentences)
  const next = blocks[at + 1]
  // Facts that the sentences state are not missing any more.
  const isTold = next?.kind === 'paragraph' && isOnlyGap(next)
  const shaped =
    next?.kind === 'paragraph' && next.list ? sentences.map((one) => inList(one, next)) : sentences
  return [...blocks.slice(0, at + 1), ...shaped, ...blocks.slice(at + (isTold ? 2 : 1))]
}

const isOnlyGap = (one: DraftParagraph): boolean => {
  const text = textOfParagraph(one)
  const [gap] = gapsIn(text)
  return gap !== undefined && gap.start === 0 && gap.end === text.length
}

const inList = (
  one: DraftParagraph,
  { list, leftIndent, firstLineIndent }: DraftParagraph,
): DraftParagraph => ({
  ...one,
  ...{ list, leftIndent, firstLineIndent },
})

/** Signatures are aligned to the right. */
const isSigned = (block: DraftBlock): boolean => block.kind === 'paragraph' && block.leftIndent >= 200

function atEnd(
  blocks: readonly DraftBlock[],
  section: Section,
  sentences: readonly DraftParagraph[],
): DraftBlock[] {
  const last = blocks.findLastIndex((block) => !isSigned(block))
  const heading = paragraph([run(newHeadings[section], { bold: true })], {
    ...{ alignment: 'left', spaceAbove: 8, mark: { ...plainFormat, bold: true } },
  })
  return [...blocks.slice(0, last + 1), heading, ...sentences, ...blocks.slice(last + 1)]
}
