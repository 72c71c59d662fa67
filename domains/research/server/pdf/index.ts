/** A decision as PDF: A4, selectable text in an embedded typeface, court and numbers on every page. */
import { openPdf } from '@mizan/platform/pdf'
import type { Decision } from '../../schemas.ts'
import { type Block, blocksOf, type Language, messagesOf, type PrintedDecision } from './content.ts'
import { draw } from './draw.ts'
import { layOut, type PageOfLines } from './layout.ts'
import { measuresOf } from './widths.ts'

/**
 * The bytes of a PDF of the decision. `language` is that of the few words around the text; the text itself stays as the
 * court wrote it. Lets other work run every few milliseconds.
 */
export async function decisionPdf(decision: Decision, language: Language): Promise<Buffer> {
  const { citation: title, subject, court: author } = decision
  const { doc, pace, end } = await openPdf({ title, subject: subject ?? '', author, lang: 'tr' })
  const pages = await layOut(blocksOf(decision, language), await measuresOf(doc, pace), pace)
  const mark = decision.sample ? messagesOf(language).sample : ''
  await draw(doc, pages, () => ({ header: decision.citation, mark }), pace)
  return end()
}

interface Part {
  /** On the left of the header of its pages. */
  header: string
  mark: string
  blocks: readonly Block[]
}

/** The bytes of a PDF whose parts begin on a page of their own. */
async function partedPdf(title: string, parts: readonly Part[]): Promise<Buffer> {
  const { doc, pace, end } = await openPdf({ title, subject: '', author: '', lang: 'tr' })
  const measures = await measuresOf(doc, pace)
  const pages: PageOfLines[] = []
  const frames: { header: string; mark: string }[] = []
  for (const { blocks, ...frame } of parts)
    for (const page of await layOut([...blocks], measures, pace)) {
      pages.push(page)
      frames.push(frame)
    }
  await draw(doc, pages, (index) => frames[index] as (typeof frames)[number], pace)
  return end()
}

export const decisionsPdf = (
  title: string,
  decisions: readonly PrintedDecision[],
  language: Language,
): Promise<Buffer> =>
  partedPdf(
    title,
    decisions.map((decision) => ({
      header: decision.citation,
      mark: decision.sample ? messagesOf(language).sample : '',
      blocks: blocksOf(decision, language),
    })),
  )

export const lawPdf = (title: string, blocks: readonly Block[]): Promise<Buffer> =>
  partedPdf(title, [{ header: title, mark: '', blocks }])
