/**
 * Draws the values of forms, and notes, for which a file brings no drawing: programs that fill forms leave it to the
 * viewer. Each becomes the drawing of its annotation, which is then printed like any other.
 */
import { PDFArray, PDFBool, PDFDict, PDFName, type PDFPageLeaf } from '@cantoo/pdf-lib'
import { openPdf, registerTextFaces } from '../../pdf/index.ts'
import { hasRightToLeft } from '../direction.ts'
import type { Undrawn } from '../findings.ts'
import { paragraphOf, textRun } from '../make.ts'
import type { Paragraph } from '../model.ts'
import { loadBidi } from '../pdf/bidi.ts'
import { draw } from '../pdf/draw.ts'
import { linesOf } from '../pdf/lines.ts'
import { marksOf } from '../pdf/marks.ts'
import { type Measure, measureWith } from '../pdf/measure.ts'
import { undrawnIn } from '../pdf/write.ts'
import { type FilledField, filledField } from './field-values.ts'
import type { Source } from './sources.ts'
import type { PdfFacts } from './types.ts'

const name = PDFName.of

/** @returns letters that no typeface has */
export async function drawFields({ file, pages }: Source, info: PdfFacts): Promise<Undrawn> {
  const form = file.catalog.lookup(name('AcroForm'))
  const asks = form instanceof PDFDict && form.lookup(name('NeedAppearances')) === PDFBool.True
  const fields = pages.flatMap(({ node }) =>
    annotationsOf(node).flatMap((one) => filledField(one, asks) ?? []),
  )
  if (fields.length === 0) return { count: 0, letters: '' }
  const { bytes, undrawn } = await drawn(fields, info)
  const drawings = await file.embedPdf(
    bytes,
    fields.map((_, at) => at),
  )
  for (const [at, { annotation }] of fields.entries()) {
    const drawing = drawings[at]
    if (!drawing) throw new Error('A field was not drawn')
    await drawing.embed()
    annotation.set(name('AP'), file.context.obj({ N: drawing.ref }))
    annotation.delete(name('AS'))
  }
  return undrawn
}

function annotationsOf(page: PDFPageLeaf): PDFDict[] {
  const all = page.lookup(name('Annots'))
  if (!(all instanceof PDFArray)) return []
  return Array.from({ length: all.size() }, (_, at) => all.lookup(at)).filter((one) => one instanceof PDFDict)
}

/** Between the edge of a field and its text. */
const padding = 2
/** Where a form leaves the size of letters to the viewer. */
const largest = 12
const smallest = 2

/** A file with a small page for each, so that all of them share the embedded typefaces. */
async function drawn(fields: readonly FilledField[], info: PdfFacts) {
  const { doc, pace, end } = await openPdf(info)
  await registerTextFaces(doc)
  const bidi = fields.some(({ text }) => hasRightToLeft(text)) ? await loadBidi() : null
  const measure = measureWith(doc, bidi)
  const all: Paragraph[] = []
  for (const field of fields) {
    const { width, height, isMultiline } = field
    doc.addPage({ size: [width, height], margin: 0 })
    const { paragraphs, lines, high } = fitted(field, measure)
    all.push(...paragraphs)
    let y = isMultiline ? padding : Math.max(0, (height - high) / 2)
    for (const line of lines) {
      for (const mark of marksOf(line, padding, y)) draw(doc, mark)
      y += line.height
    }
    await pace()
  }
  return { bytes: await end(), undrawn: undrawnIn(all, measure) }
}

/** As large as the form says, or smaller, so that nothing lies beyond the edges of the field. */
function fitted({ text, alignment, isMultiline, width, height, size }: FilledField, measure: Measure) {
  const texts = isMultiline ? text.split(/\r\n?|\n/) : [text.replace(/\s+/g, ' ')]
  const most = Math.max(20, width - 2 * padding)
  for (let points = size || Math.min(largest, height * 0.7); ; points *= 0.9) {
    const format = { family: 'Arial', size: points }
    const paragraphs = texts.map((one) => paragraphOf([textRun(one, format)], { alignment }))
    const lines = paragraphs.flatMap((one) => linesOf(one, most, measure))
    const high = lines.reduce((sum, line) => sum + line.height, 0)
    const fits = high <= height && (isMultiline || lines.length <= 1)
    if (fits || points < smallest) return { paragraphs, lines, high }
  }
}
