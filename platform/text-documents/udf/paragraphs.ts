/** Paragraphs of UDF: their runs point into one text that belongs to the whole document. */
import { imageOf } from '../file/image.ts'
import type { XmlElement } from '../file/xml.ts'
import { cleanText, formatAtEnd, paragraphOf, tidied } from '../make.ts'
import type { Format, Inline, ListPlace, Paragraph, TabStop } from '../model.ts'
import type { Pool } from './pool.ts'
import { firstOf, formatOf, type Styles } from './styles.ts'
import {
  alignments,
  bulletTypes,
  numberOf,
  numberTypes,
  rounded,
  styleOf,
  tabAlignments,
  tabLeaders,
} from './values.ts'
import { isOfLabel, labelOf } from './written-labels.ts'

export interface Context {
  pool: Pool
  styles: Styles
}

export function readParagraph(element: XmlElement, { pool, styles }: Context): Paragraph {
  const chain = styles.chain(element)
  const number = (name: string) => numberOf(firstOf(chain, name), -2_000, 2_000) ?? 0
  const own = formatOf(chain)
  const list = listOf(element)
  const all = element.children.map((child) => ({
    isOfLabel: isOfLabel(child, list),
    inlines: readInline(child, pool, formatOf(styles.chain(child, element))),
    after: pool.between(),
  }))
  const stray: Inline[] =
    element.text.trim() === '' ? [] : [{ kind: 'text', text: element.text, format: own }]
  const { inlines, mark } = endTaken(
    [
      ...stray,
      ...all.flatMap(({ isOfLabel, inlines, after }): Inline[] => [
        ...(isOfLabel ? [] : inlines),
        ...(after === '' ? [] : [{ kind: 'text' as const, text: after, format: own }]),
      ]),
    ],
    own,
  )
  return paragraphOf(inlines, {
    alignment: alignments[number('Alignment')] ?? 'left',
    leftIndent: number('LeftIndent'),
    rightIndent: number('RightIndent'),
    firstLineIndent: number('FirstLineIndent'),
    lineSpacing: Math.min(20, Math.max(0.1, rounded(1 + number('LineSpacing')))),
    spaceAbove: Math.max(0, number('SpaceAbove')),
    spaceBelow: Math.max(0, number('SpaceBelow')),
    tabStops: tabStopsOf(firstOf(chain, 'TabSet')),
    list,
    mark,
  })
}

/** The last line break is the end of the paragraph, and a mark of no width only keeps an empty one open. */
function endTaken(raw: readonly Inline[], own: Format): { inlines: Inline[]; mark: Format } {
  const inlines = tidied(raw)
  const last = inlines.at(-1)
  const mark = formatAtEnd(inlines) ?? own
  if (last?.kind === 'break') inlines.pop()
  const [only, second] = inlines
  const isOpenOnly = only?.kind === 'text' && !second && /^\u200b+$/.test(only.text)
  return { inlines: isOpenOnly ? [] : inlines, mark }
}

function readInline({ name, attributes, text: within }: XmlElement, pool: Pool, format: Format): Inline[] {
  const take = () => pool.take(attributes.startOffset, attributes.length)
  const fieldName = attributes.fieldName ?? (name === 'field' ? attributes.name : undefined)
  if (name === 'field' || (name === 'content' && fieldName !== undefined))
    return [
      {
        kind: 'field',
        name: cleanText(fieldName ?? ''),
        type: cleanText(attributes.fieldType ?? attributes.type ?? ''),
        text: take() || attributes.default || '',
        format,
      },
    ]
  if (name === 'content') return [{ kind: 'text', text: take() || within, format }]
  if (name === 'space') return [{ kind: 'text', text: take() || ' ', format }]
  if (name === 'tab') {
    const text = take()
    // The end of a paragraph may belong to its last tab.
    return text.endsWith('\n')
      ? [
          { kind: 'tab', format },
          { kind: 'break', format },
        ]
      : [{ kind: 'tab', format }]
  }
  if (name !== 'image') return []
  const { width, height } = attributes
  take()
  const image = imageOf(Buffer.from(attributes.imageData ?? '', 'base64'), numberOf(width), numberOf(height))
  return image ? [image] : []
}

function tabStopsOf(text: string | undefined): TabStop[] {
  const stops = (text ?? '')
    .slice(0, 2_000)
    .split(',')
    .map((stop) => stop.split(':'))
  return stops.flatMap(([place, align, leader]) => {
    const at = numberOf(place, 0, 2_000)
    if (at === null) return []
    return [
      { at, align: tabAlignments[Number(align)] ?? 'left', leader: tabLeaders[Number(leader)] ?? 'none' },
    ]
  })
}

function listOf(element: XmlElement): ListPlace | null {
  const { Bulleted, BulletType, Numbered, NumberType, ListId, ListLevel } = element.attributes
  const place = {
    id: Math.trunc(numberOf(ListId, 0, 1_000_000) ?? 0),
    level: Math.trunc(numberOf(ListLevel, 0, 8) ?? 0),
  }
  if (Bulleted === 'true')
    return { ...place, kind: 'bullet', style: styleOf(bulletTypes, BulletType, 'disc') }
  const style = styleOf(numberTypes, NumberType, 'decimal-dot')
  if (Numbered === 'true') return { ...place, kind: 'number', style }
  const label = labelOf(element)
  return label && { ...place, kind: 'number', style, label }
}
