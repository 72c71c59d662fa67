/** Makes each exhibit a PDF: a PDF stays as it is, text documents and mails are converted, a picture gets a page. */
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
import type { Undrawn } from '../findings.ts'
import { DocumentError } from '../problem.ts'
import { type Conversion, convert } from '../threads/convert.ts'
import { drawFields } from './fields.ts'
import { pdfOfMail } from './mail.ts'
import { pageOfPicture } from './picture.ts'
import type { Exhibit, ExhibitType, PdfFacts } from './types.ts'

export interface Source {
  file: PDFDocument
  pages: PDFPage[]
}

export type ReadSource = Source & Pick<Conversion, 'losses' | 'undrawn'>

/** @throws DocumentError */
export async function sourceOf({ type, bytes, title }: Exhibit, info: PdfFacts): Promise<ReadSource> {
  if (bytes.length === 0) throw new DocumentError('empty')
  const { pdf, ...lost } = await readers[type](bytes, { ...info, title })
  try {
    const opened = await openedPdf(pdf)
    const undrawn = type === 'pdf' ? await drawFields(opened, { ...info, title }) : none
    return { ...opened, ...lost, ...(undrawn.count > 0 && { losses: ['letters' as const], undrawn }) }
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError((await isEncrypted(pdf)) ? 'encrypted' : 'damaged')
  }
}

const none: Undrawn = { count: 0, letters: '' }

/** A strict reader takes an encrypted file for a broken one, so a file that could not be read is tested once more. */
const isEncrypted = (pdf: Uint8Array): Promise<boolean> =>
  PDFDocument.load(pdf, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false }).then(
    () => false,
    (error) => error instanceof EncryptedPDFError,
  )

type ReadyPdf = { pdf: Uint8Array } & Pick<Conversion, 'losses' | 'undrawn'>
type Reader = (bytes: Uint8Array, info: PdfFacts) => Promise<ReadyPdf>

const converted =
  (from: 'docx' | 'udf' | 'txt'): Reader =>
  async (bytes, info) => {
    const { bytes: pdf, losses, ...rest } = await convert({ bytes, from, to: 'pdf', ...info })
    if (pdf === null) throw new DocumentError('empty')
    // That signatures do not come along is said of all exhibits, before they are made.
    return { pdf, losses: losses.filter((loss) => loss !== 'signature'), ...rest }
  }

const picture: Reader = async (bytes, info) => ({ pdf: await pageOfPicture(bytes, info), losses: [] })

const readers: Record<ExhibitType, Reader> = {
  pdf: async (bytes) => {
    if (kindOf(bytes) !== 'pdf') throw new DocumentError('not_a_document', 'no PDF')
    return { pdf: bytes, losses: [] }
  },
  docx: converted('docx'),
  udf: converted('udf'),
  txt: converted('txt'),
  eml: pdfOfMail,
  jpg: picture,
  jpeg: picture,
  png: picture,
}

/** Strict where a lenient reader would leave a page empty: a file for a court must not lack anything unnoticed. */
export async function openedPdf(bytes: Uint8Array): Promise<Source> {
  const file = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
    // The empty password opens a file that only restricts changes and printing, as viewers do.
    password: '',
  })
  const pages = file.getPages()
  if (pages.length === 0) throw new DocumentError('damaged', 'no pages')
  if (file.catalog.Pages().Count().asNumber() > pages.length)
    throw new DocumentError('damaged', 'pages are missing')
  if (!pages.every(({ node }) => hasContent(node))) throw new DocumentError('damaged', 'content is missing')
  return { file, pages }
}

/** A page may be empty, but the objects that it names must exist. */
function hasContent(page: PDFPageLeaf): boolean {
  const key = PDFName.of('Contents')
  const content = page.lookup(key)
  if (content instanceof PDFArray) return content.asArray().every((_, at) => content.lookup(at) !== undefined)
  return content !== undefined || !page.has(key)
}
