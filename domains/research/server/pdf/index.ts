/** A decision as PDF: A4, selectable text in an embedded typeface, court and numbers on every page. */
import { openPdf } from '@mizan/platform/pdf'
import type { Decision } from '../../schemas.ts'
import { blocksOf, type Language, messagesOf } from './content.ts'
import { draw } from './draw.ts'
import { layOut } from './layout.ts'
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
  await draw(doc, pages, { header: decision.citation, mark }, pace)
  return end()
}
