/** A picture on a sheet of A4, which lies as the picture does. */
import { openPdf } from '../../pdf/index.ts'
import { imageOf } from '../file/image.ts'
import { isShowable } from '../pdf/showable.ts'
import { DocumentError } from '../problem.ts'
import type { PdfFacts } from './types.ts'

const sheet = { short: 595.28, long: 841.89 }
const margin = 36
/** Converts pixels of a screen to points; nothing is shown larger than that. */
const points = 0.75
const mostPixels = 100_000_000

/** @throws DocumentError */
export async function pageOfPicture(bytes: Uint8Array, info: PdfFacts): Promise<Uint8Array> {
  const image = imageOf(bytes, null, null)
  if (!image) throw new DocumentError('not_a_document', 'no picture')
  if (!isShowable(image)) throw new DocumentError(image.type === 'png' ? 'too_large' : 'not_a_document')
  const { doc, end } = await openPdf(info)
  const opened = openedBy(doc, image.data)
  if (opened.width * opened.height > mostPixels) throw new DocumentError('too_large', 'pixels')
  // A telephone records how it was held; values 5 to 8 are sideways.
  const [width, height] =
    (opened.orientation ?? 1) > 4 ? [opened.height, opened.width] : [opened.width, opened.height]
  const size: [number, number] = width > height ? [sheet.long, sheet.short] : [sheet.short, sheet.long]
  const scale = Math.min(points, (size[0] - 2 * margin) / width, (size[1] - 2 * margin) / height)
  const shown = { width: width * scale, height: height * scale }
  doc.addPage({ size, margin: 0 })
  doc.image(opened as never, (size[0] - shown.width) / 2, (size[1] - shown.height) / 2, shown)
  return end()
}

/** The picture as pdfkit knows it; its types do not declare this. */
interface OpenedPicture {
  width: number
  height: number
  orientation?: number
}

function openedBy(doc: PDFKit.PDFDocument, data: Uint8Array): OpenedPicture {
  try {
    const opened = (doc as unknown as { openImage: (data: Buffer) => OpenedPicture }).openImage(
      Buffer.from(data.buffer, data.byteOffset, data.length),
    )
    if (!(opened.width > 0 && opened.height > 0)) throw new DocumentError('damaged', 'picture')
    return opened
  } catch {
    throw new DocumentError('damaged', 'picture')
  }
}
