/** Makes a file of one type out of one of another; to be called in a thread of its own. */

import type { PdfInfo } from '../../pdf/index.ts'
import { beginsRight } from '../direction.ts'
import { openDocx } from '../docx/read.ts'
import { writeDocx } from '../docx/write.ts'
import { decodePlain } from '../file/encoding.ts'
import type { Loss, Undrawn } from '../findings.ts'
import { listLabels } from '../list-labels.ts'
import { documentOf, paragraphOf, textRun } from '../make.ts'
import type { Block, Image, Paragraph, TextDocument } from '../model.ts'
import { heldTables, paragraphsOf, paragraphText } from '../outline.ts'
import { isShowable } from '../pdf/showable.ts'
import { drawPdf } from '../pdf/write.ts'
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

export interface Conversion {
  /** Null if there is no text to convert. */
  bytes: Uint8Array | null
  losses: Loss[]
  undrawn?: Undrawn
}

interface Source {
  document: TextDocument
  losses: Loss[]
}

/** @throws DocumentError */
export async function convert({ bytes, from, to, ...info }: ConversionOrder): Promise<Conversion> {
  const { document, losses } = await readers[from](bytes)
  if (from === 'pdf' && document.blocks.length === 0) return { bytes: null, losses }
  const all = [...losses, ...lostIn(document, { from, to })]
  const isLost = (loss: Loss) => !(to === 'txt' && keptInText.has(loss))
  return written(document, to, info).then((made) => ({
    ...made,
    losses: [...new Set([...all.filter(isLost), ...made.losses])],
  }))
}

/** Words are all that plain text has, and these losses are about something else. */
const keptInText = new Set<Loss>(['layout', 'tables', 'columns'])

function lostIn(document: TextDocument, { from, to }: { from: SourceType; to: TargetType }): Loss[] {
  const blocks = [...document.header.blocks, ...document.blocks, ...document.footer.blocks]
  const images = imagesIn(blocks)
  const found: Record<string, boolean> = {
    formats: to === 'txt' && (from === 'docx' || from === 'udf'),
    images: to === 'txt' && images.length > 0,
    tables: heldTables(document),
    orientation: to === 'udf' && blocks.some((block) => block.kind === 'pageBreak' && block.page),
    direction: to === 'udf' && paragraphsOf(blocks).some(({ isRightToLeft }) => isRightToLeft),
    drawings: to === 'pdf' && !images.every(isShowable),
    edges: to === 'udf' && [document.header, document.footer].some(({ pageNumber }) => pageNumber?.after),
  }
  return (Object.keys(found) as Loss[]).filter((loss) => found[loss])
}

const imagesIn = (blocks: readonly Block[]): Image[] =>
  paragraphsOf(blocks).flatMap(({ inlines }) => inlines.filter((inline) => inline.kind === 'image'))

const readers: Record<SourceType, (bytes: Uint8Array) => Promise<Source>> = {
  docx: async (bytes) => {
    const { document, findings } = openDocx(bytes)
    return { document, losses: findings }
  },
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
  documentOf({ blocks: Array.from(lines, plainParagraph) })

function plainParagraph(line: string): Paragraph {
  const inlines = line === '' ? [] : [textRun(line)]
  return paragraphOf(inlines, beginsRight(line) ? { alignment: 'right', isRightToLeft: true } : {})
}

async function written(
  document: TextDocument,
  to: TargetType,
  info: PdfInfo,
): Promise<{ bytes: Uint8Array; losses: Loss[]; undrawn?: Undrawn }> {
  if (to === 'txt') return { bytes: Buffer.from(plainText(document)), losses: [] }
  if (to !== 'pdf') return { bytes: to === 'docx' ? writeDocx(document) : writeUdf(document), losses: [] }
  const { bytes, undrawn } = await drawPdf(document, info)
  return undrawn.count === 0 ? { bytes, losses: [] } : { bytes, losses: ['letters'], undrawn }
}

/** With the numbers of lists, which are no text of theirs; the header before all other text, and the footer after it. */
function plainText({ header, blocks, footer }: TextDocument): string {
  const labels = listLabels([...header.blocks, ...blocks, ...footer.blocks])
  const linesIn = (some: readonly Block[]) =>
    paragraphsOf(some).map((paragraph) => {
      const label = labels.get(paragraph)
      return label === undefined ? paragraphText(paragraph) : `${label} ${paragraphText(paragraph)}`
    })
  const edge = (lines: readonly string[]) => (lines.some((line) => line.trim() !== '') ? lines : [])
  const [above, below] = [edge(linesIn(header.blocks)), edge(linesIn(footer.blocks))]
  const parts = [
    ...above,
    ...(above.length > 0 ? [''] : []),
    ...linesIn(blocks),
    ...(below.length > 0 ? [''] : []),
    ...below,
  ]
  return `${parts.join('\n')}\n`
}
