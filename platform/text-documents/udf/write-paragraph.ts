/** Writes paragraphs of UDF and the text that they point into. */
import { type Attributes, xmlOf } from '../file/xml.ts'
import { cleanText, sameFormat, tidied } from '../make.ts'
import type { Format, Inline, ListPlace, Paragraph, TabStop } from '../model.ts'
import { DocumentError, documentLimits } from '../problem.ts'
import { alignments, argbOf, bulletTypes, numberTypes, rounded, tabAlignments, tabLeaders } from './values.ts'
import { labelAttributes, labelMark } from './written-labels.ts'

/** Grows with each part that is written, so that the parts cover it without a gap. */
export interface PoolWriter {
  text: () => string
  /** @returns the attributes that point at it. */
  add: (text: string) => { startOffset: number; length: number }
  /**
   * The bytes of an image, which UDF contains once for each place where it is shown. @throws DocumentError if all of
   * them together are too large to be read again
   */
  image: (bytes: Uint8Array) => string
  /** The labels of the paragraphs of lists; the editor shows most of them by itself. */
  labels: ReadonlyMap<Paragraph, string>
}

export function poolWriter(labels: ReadonlyMap<Paragraph, string>): PoolWriter {
  const parts: string[] = []
  let length = 0
  let images = 0
  return {
    labels,
    image: (bytes) => {
      images += Math.ceil(bytes.length / 3) * 4
      if (images > documentLimits.entryBytes) throw new DocumentError('too_large', 'images')
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
    },
    text: () => parts.join(''),
    add: (text) => {
      parts.push(text)
      length += text.length
      return { startOffset: length - text.length, length: text.length }
    },
  }
}

export function paragraphXml(paragraph: Paragraph, pool: PoolWriter): string {
  const { mark } = paragraph
  const inlines = tidied(paragraph.inlines)
  const last = inlines.at(-1)
  const endsWithin = last?.kind === 'text' && sameFormat(last.format, mark)
  const label = labelXml(paragraph, pool)
  const runs = inlines.map((inline) => inlineXml(inline, inline === last && endsWithin ? '\n' : '', pool))
  if (!endsWithin) runs.push(xmlOf('content', { ...pool.add('\n'), ...formatAttributes(mark) }))
  return xmlOf('paragraph', paragraphAttributes(paragraph), label + runs.join(''))
}

function labelXml(paragraph: Paragraph, pool: PoolWriter): string {
  const { list, inlines, mark } = paragraph
  const text = pool.labels.get(paragraph)
  if (list?.kind !== 'number' || !list.label || text === undefined) return ''
  const first = inlines.find((inline) => inline.kind === 'text')
  const format = { ...formatAttributes(first?.format ?? mark), ...labelMark }
  return xmlOf('content', { ...pool.add(text), ...format }) + xmlOf('tab', { ...pool.add('\t'), ...format })
}

function inlineXml(inline: Inline, end: string, pool: PoolWriter): string {
  if (inline.kind === 'image')
    return xmlOf('image', {
      imageData: pool.image(inline.data),
      width: inline.width,
      height: inline.height,
      ...pool.add('\ufffc'),
    })
  const format = formatAttributes(inline.format)
  if (inline.kind === 'text') return xmlOf('content', { ...pool.add(inline.text + end), ...format })
  if (inline.kind === 'tab') return xmlOf('tab', { ...pool.add('\t'), ...format })
  if (inline.kind === 'break') return xmlOf('content', { ...pool.add('\n'), ...format })
  const [fieldName, fieldType] = [cleanText(inline.name), cleanText(inline.type)]
  return xmlOf('field', { fieldName, fieldType, ...pool.add(inline.text), ...format })
}

/** The editor reads a size as a whole number. */
export function formatAttributes(format: Format): Attributes {
  const yes = (is: boolean) => (is ? true : undefined)
  return {
    family: cleanText(format.family),
    size: Math.max(1, Math.round(format.size)),
    bold: yes(format.bold),
    italic: yes(format.italic),
    underline: yes(format.underline),
    strikethrough: yes(format.strike),
    subscript: yes(format.vertical === 'sub'),
    superscript: yes(format.vertical === 'super'),
    foreground: argbOf(format.colour),
    background: argbOf(format.background),
  }
}

function paragraphAttributes(paragraph: Paragraph): Attributes {
  const other = (value: number, usual = 0) => (value === usual ? undefined : value)
  return {
    Alignment: alignments.indexOf(paragraph.alignment),
    LeftIndent: paragraph.leftIndent,
    RightIndent: paragraph.rightIndent,
    FirstLineIndent: other(paragraph.firstLineIndent),
    LineSpacing: other(rounded(paragraph.lineSpacing - 1)),
    SpaceAbove: other(paragraph.spaceAbove),
    SpaceBelow: other(paragraph.spaceBelow),
    TabSet: paragraph.tabStops.map(tabStop).join(',') || undefined,
    ...listAttributes(paragraph.list),
  }
}

const tabStop = ({ at, align, leader }: TabStop): string =>
  `${at}:${tabAlignments.indexOf(align)}:${tabLeaders.indexOf(leader)}`

function listAttributes(list: ListPlace | null): Attributes {
  if (!list) return {}
  const place = { ListId: list.id, ListLevel: list.level }
  if (list.kind === 'bullet') return { Bulleted: true, BulletType: bulletTypes[list.style], ...place }
  const number = { NumberType: numberTypes[list.style], ...place }
  return list.label ? { ...number, ...labelAttributes(list.label) } : { Numbered: true, ...number }
}
