/** The contents of the PDF of a decision, as blocks of text in reading order. */
import { isApplication, printedDate } from '../../rules/decision-numbers.ts'
import { isHandle } from '../../rules/sources.ts'
import { webAddress } from '../../rules/web-address.ts'
import type { Decision, Paragraph } from '../../schemas.ts'
import { en } from './messages.en.ts'
import { type PdfMessages, tr } from './messages.tr.ts'

export const styles = ['mark', 'title', 'fact', 'heading', 'text', 'note'] as const
export type Style = (typeof styles)[number]

export interface Block {
  style: Style
  text: string
  /** Printed in bold before the text, on its first line. */
  label?: string
  /** Target of a click on the block. */
  link?: string
}

export type Language = 'tr' | 'en'
export const messagesOf = (language: Language): PdfMessages => (language === 'en' ? en : tr)

/** What is printed of a decision. */
export type PrintedDecision = Omit<
  Decision,
  'paragraphs' | 'relatedLaws' | 'hitCount' | 'citedByCount' | 'citedByCountIsLowerBound'
> & {
  paragraphs: readonly Pick<Paragraph, 'text' | 'heading'>[]
}

export const courtOf = (decision: Pick<Decision, 'court' | 'chamber'>): string =>
  [decision.court, decision.chamber].filter(Boolean).join(' ')

function factsOf(decision: PrintedDecision, words: PdfMessages): Block[] {
  const facts: [string, string | null][] = [
    [isApplication(decision) ? words.applicationNumber : words.caseNumber, decision.caseNumber],
    [words.decisionNumber, decision.decisionNumber],
    [words.date, dateOf(decision, words)],
    [words.sides, decision.sides],
    [words.subject, decision.subject],
    [words.outcome, decision.outcome],
    [words.finality, decision.finality],
  ]
  return facts.flatMap(([label, text]) =>
    text ? [{ style: 'fact' as const, label: `${label}:`, text }] : [],
  )
}

const dateOf = ({ decisionDate, decisionYear }: PrintedDecision, words: PdfMessages): string | null =>
  decisionDate ? printedDate(decisionDate) : decisionYear ? words.yearOnly(decisionYear) : null

function sourceOf(decision: PrintedDecision, words: PdfMessages): Block[] {
  const link = webAddress(decision.sourceUrl) ?? undefined
  // The handle of a collection says nothing to a reader of paper; the name of the court does.
  const text = isHandle(decision.source) ? decision.court : decision.source
  const blocks: Block[] = [{ style: 'note', label: `${words.source}:`, text }]
  if (link) blocks.push({ style: 'note', text: link, link })
  return blocks
}

/** A line in capitals that names a part, such as "GEREKÇE"; fields like "TARİHİ : 13/05/2014" are ordinary text. */
const isTitle = ({ text, heading }: Pick<Paragraph, 'text' | 'heading'>) =>
  heading !== null && text.length < 80 && !/\p{Ll}|:\s*\S/u.test(text)

export function blocksOf(decision: PrintedDecision, language: Language): Block[] {
  const words = messagesOf(language)
  const title: Block[] = [{ style: 'title', text: courtOf(decision) }]
  if (decision.sample) title.unshift({ style: 'mark', text: words.sample })
  const body = decision.paragraphs.map(
    (paragraph): Block => ({ style: isTitle(paragraph) ? 'heading' : 'text', text: paragraph.text }),
  )
  // The note is above the text, because a reader who gets only the first page must not take it for everything.
  const cut: Block[] = decision.truncated ? [{ style: 'note', text: words.truncated }] : []
  return [...title, ...factsOf(decision, words), ...cut, ...body, ...sourceOf(decision, words)]
}
