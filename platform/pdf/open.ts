/** Opens a PDF with the typefaces that it embeds; its callers draw the pages. */
import { pacer } from '../call/turns.ts'
import { loadFonts } from './fonts.ts'

export interface PdfInfo {
  title: string
  subject?: string
  author: string
  lang: 'tr' | 'en'
}

export interface OpenPdf {
  doc: PDFKit.PDFDocument
  /** Awaited often, so that other requests are answered in between. */
  pace: ReturnType<typeof pacer>
  /** Ends the document and gives its bytes. */
  end: () => Promise<Buffer>
}

/** A4 without pages, with the typefaces `regular` and `bold`. */
export async function openPdf({ title, subject = '', author, lang }: PdfInfo): Promise<OpenPdf> {
  // Loaded by the first PDF, because it would make every start a tenth longer.
  const { default: PDFDocument } = await import('pdfkit')
  const fonts = await loadFonts()
  const pace = pacer()
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Subject: subject, Author: author, Creator: 'Mizan' },
  })
  const bytes = collect(doc)
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  await pace()
  const end = async () => {
    await pace()
    doc.end()
    return bytes
  }
  return { doc, pace, end }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
