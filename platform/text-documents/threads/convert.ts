/** Makes a file of one type out of one of another; to be called in a thread of its own. */
import { readDocx } from '../docx/read.ts'
import { writeDocx } from '../docx/write.ts'
import { decodePlain } from '../file/encoding.ts'
import { listLabels } from '../list-labels.ts'
import { documentOf, paragraphOf, textRun } from '../make.ts'
import type { Block, TextDocument } from '../model.ts'
import { heldTables, paragraphsOf, paragraphText } from '../outline.ts'
import { writePdf } from '../pdf/write.ts'
import { linesOf } from '../text/numbered.ts'
import { readUdf } from '../udf/read.ts'
import { writeUdf } from '../udf/write.ts'
import { paragraphsOfPage } from './lines.ts'

export type SourceType = 'docx' | 'udf' | 'pdf' | 'txt'
export type TargetType = SourceType

export interface ConversionOrder {
  bytes: Uint8Array
  from: SourceType
  to: TargetType
  /** The title of a PDF. */
  title: string
  author: string
  lang: 'tr' | 'en'
}

/** A property that the other type of file cannot keep. */
export type Loss =
  /** Signatures are over another text. */
  | 'signature'
  /** Only texts and paragraphs of a PDF are known. */
  | 'layout'
  /** Plain text has no formats. */
  | 'formats'
  | 'images'
  /** The text of a table within a table is kept, line by line. */
  | 'tables'
  /** Pages of a PDF that are only pictures. */
  | 'scanned'

export interface Conversion {
  /** Null if there is no text to convert. */
  bytes: Uint8Array | null
  losses: Loss[]
}

interface Source {
  document: TextDocument
  losses: Loss[]
}

/** @throws DocumentError */
export async function convert({ bytes, from, to, ...info }: ConversionOrder): Promise<Conversion> {
  const { document, losses } = await readers[from](bytes)
  if (from === 'pdf' && document.blocks.length === 0) return { bytes: null, losses }
  const images = hasImages(document)
  const tables: Loss[] = heldTables(document) ? ['tables'] : []
  if (to !== 'txt') return { bytes: await written(document, to, info), losses: [...losses, ...tables] }
  const lost: Loss[] = from === 'pdf' ? [] : ['formats']
  return {
    bytes: Buffer.from(plainText(document.blocks)),
    losses: [
      ...losses.filter((loss) => loss !== 'layout'),
      ...lost,
      ...(images ? (['images'] as const) : []),
    ],
  }
}

const readers: Record<SourceType, (bytes: Uint8Array) => Promise<Source>> = {
  docx: async (bytes) => ({ document: readDocx(bytes), losses: [] }),
  udf: async (bytes) => {
    const { document, isSigned } = readUdf(bytes)
    return { document, losses: isSigned ? ['signature'] : [] }
  },
  txt: async (bytes) => ({ document: plainDocument(linesOf(decodePlain(bytes))), losses: [] }),
  pdf: readPdf,
}

async function readPdf(bytes: Uint8Array): Promise<Source> {
  const { textOfPdf } = await import('../text/pdf.ts')
  const text = await textOfPdf(bytes)
  const pages = 'pages' in text ? text.pages : []
  const scanned = pages.filter((page) => page.text === '').length
  return {
    document: plainDocument(pages.flatMap((page) => paragraphsOfPage(page.text))),
    losses: ['layout', ...(scanned > 0 ? (['scanned'] as const) : [])],
  }
}

const plainDocument = (lines: Iterable<string>): TextDocument =>
  documentOf({ blocks: Array.from(lines, (line) => paragraphOf(line === '' ? [] : [textRun(line)])) })

async function written(
  document: TextDocument,
  to: 'docx' | 'udf' | 'pdf',
  info: { title: string; author: string; lang: 'tr' | 'en' },
): Promise<Uint8Array> {
  if (to === 'pdf') return writePdf(document, info)
  return to === 'docx' ? writeDocx(document) : writeUdf(document)
}

/** The numbers of lists are added, because they are not in the texts. */
function plainText(blocks: readonly Block[]): string {
  const labels = listLabels(blocks)
  const lines = paragraphsOf(blocks).map((paragraph) => {
    const label = labels.get(paragraph)
    return label === undefined ? paragraphText(paragraph) : `${label} ${paragraphText(paragraph)}`
  })
  return `${lines.join('\n')}\n`
}

const hasImages = ({ blocks }: TextDocument): boolean =>
  paragraphsOf(blocks).some(({ inlines }) => inlines.some(({ kind }) => kind === 'image'))
