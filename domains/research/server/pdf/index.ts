/** A decision as PDF: A4, selectable text in an embedded typeface, court and numbers on every page. */
import PDFDocument from 'pdfkit'
import type { Decision } from '../../schemas.ts'
import { blocksOf, type Language, messagesOf } from './content.ts'
import { draw } from './draw.ts'
import { loadFonts } from './fonts.ts'
import { layOut } from './layout.ts'
import { pacer } from './pace.ts'
import { measuresOf } from './widths.ts'

function openDocument(decision: Decision): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'tr',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: decision.citation,
      Subject: decision.subject ?? '',
      Author: decision.court,
      Creator: 'Mizan',
    },
  })
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

/**
 * The bytes of a PDF of the decision. `language` is that of the few words around the text; the text itself stays as the
 * court wrote it. Lets other work run every few milliseconds.
 */
export async function decisionPdf(decision: Decision, language: Language): Promise<Buffer> {
  const fonts = await loadFonts()
  const pace = pacer()
  const doc = openDocument(decision)
  const bytes = collect(doc)
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  await pace()
  const pages = await layOut(blocksOf(decision, language), await measuresOf(doc, pace), pace)
  const mark = decision.sample ? messagesOf(language).sample : ''
  await draw(doc, pages, { header: decision.citation, mark }, pace)
  await pace()
  doc.end()
  return bytes
}
