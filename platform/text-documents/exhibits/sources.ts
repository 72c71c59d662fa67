/** Every exhibit as a PDF: those that are one stay as they are, text documents and mails are converted, pictures get a page. */
import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib'
import { kindOf } from '../file/kind.ts'
import { DocumentError } from '../problem.ts'
import { convert } from '../threads/convert.ts'
import { pdfOfMail } from './mail.ts'
import { pageOfPicture } from './picture.ts'
import type { Exhibit, ExhibitType, PdfFacts } from './types.ts'

export interface Source {
  file: PDFDocument
  pages: PDFPage[]
}

/** @throws DocumentError */
export async function sourceOf({ type, bytes, title }: Exhibit, info: PdfFacts): Promise<Source> {
  if (bytes.length === 0) throw new DocumentError('empty')
  const pdf = await readers[type](bytes, { ...info, title })
  try {
    return await openedPdf(pdf)
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError((await isEncrypted(pdf)) ? 'encrypted' : 'damaged')
  }
}

/** Of a file that could not be read: what is encrypted looks broken to a strict reader. */
const isEncrypted = (pdf: Uint8Array): Promise<boolean> =>
  PDFDocument.load(pdf, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false }).then(
    () => false,
    (error) => error instanceof EncryptedPDFError,
  )

type Reader = (bytes: Uint8Array, info: PdfFacts) => Promise<Uint8Array>

const converted =
  (from: 'docx' | 'udf' | 'txt'): Reader =>
  async (bytes, info) => {
    const made = await convert({ bytes, from, to: 'pdf', ...info })
    if (made.bytes === null) throw new DocumentError('empty')
    return made.bytes
  }

const readers: Record<ExhibitType, Reader> = {
  pdf: async (bytes) => {
    if (kindOf(bytes) !== 'pdf') throw new DocumentError('not_a_document', 'no PDF')
    return bytes
  },
  docx: converted('docx'),
  udf: converted('udf'),
  txt: converted('txt'),
  eml: pdfOfMail,
  jpg: pageOfPicture,
  jpeg: pageOfPicture,
  png: pageOfPicture,
}

/** Strict where a lenient reader would leave a page empty: what a court gets must not lack anything unnoticed. */
export async function openedPdf(bytes: Uint8Array): Promise<Source> {
  const file = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
  })
  const pages = file.getPages()
  if (pages.length === 0) throw new DocumentError('damaged', 'no pages')
  if (file.catalog.Pages().Count().asNumber() > pages.length)
    throw new DocumentError('damaged', 'pages are missing')
  if (!pages.every(({ node }) => hasContent(node))) throw new DocumentError('damaged', 'content is missing')
  return { file, pages }
}

/** A page may be empty, but what it names has to be there. */
function hasContent(page: PDFPageLeaf): boolean {
  const key = PDFName.of('Contents')
  const content = page.lookup(key)
  if (content instanceof PDFArray) return content.asArray().every((_, at) => content.lookup(at) !== undefined)
  return content !== undefined || !page.has(key)
}
