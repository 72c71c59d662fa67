/** Documents with everything that the model knows, the same for the same seed. */
import { randomFrom } from '../../testing/random.ts'
import { cellOf, documentOf, paragraphOf, plainFormat, tableOf } from '../make.ts'
import type {
  Alignment,
  Block,
  Format,
  Inline,
  ListPlace,
  PageEdge,
  Paragraph,
  Table,
  TableCell,
  TextDocument,
} from '../model.ts'
import { pixel } from './pixel.ts'

const words = [
  'İSTANBUL',
  'ğüşıöç',
  'mahkemesine',
  ']]>',
  '<b>&amp;"',
  '😀',
  '§ 5',
  '  ',
  'a\u0301',
  '“Dava”',
  '\u200b',
]
const families = ['Times New Roman', 'Arial', 'Şık & "Yazı"']
/** A list has one style here; a list that changes its style becomes two lists in DOCX. */
const lists: readonly ListPlace[] = [
  { id: 1, level: 0, kind: 'bullet', style: 'disc' },
  { id: 2, level: 0, kind: 'bullet', style: 'hollow-diamond' },
  { id: 3, level: 0, kind: 'number', style: 'decimal-dot' },
  { id: 4, level: 0, kind: 'number', style: 'upper-roman-parenthesis' },
  { id: 7, level: 0, kind: 'number', style: 'lower-letter-dash' },
  { id: 8, level: 0, kind: 'number', style: 'decimal-dot', label: { text: 'MADDE %1 –', start: 3 } },
  { id: 9, level: 0, kind: 'number', style: 'upper-roman-dot', label: { text: '', start: 1 } },
]
const colours = [null, '#000000', '#ff0000', '#333333', '#0a0b0c']

export function randomDocument(seed: number): TextDocument {
  const draw = randomFrom(seed)
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T
  const often = () => draw(4) === 0
  const format = (): Format => ({
    ...plainFormat,
    bold: often(),
    italic: often(),
    underline: often(),
    strike: often(),
    vertical: one([null, null, null, 'sub', 'super']),
    size: 8 + draw(12),
    family: one(families),
    colour: one(colours),
    background: one([null, null, '#ffff00']),
  })
  const text = () => Array.from({ length: 1 + draw(4) }, () => one(words)).join(' ')
  const inline = (): Inline => {
    const kind = draw(12)
    if (kind === 0) return { kind: 'tab', format: format() }
    if (kind === 1) return { kind: 'break', format: format() }
    if (kind === 2) return { kind: 'field', name: 'davaci', type: 'text', text: text(), format: format() }
    if (kind === 3)
      return {
        kind: 'image',
        type: 'png',
        data: pixel(draw(256)),
        width: 10 + draw(90),
        height: 10 + draw(90),
      }
    return { kind: 'text', text: text(), format: format() }
  }
  const list = (): ListPlace | null => (often() ? { ...one(lists), level: draw(3) } : null)
  const paragraph = (): Paragraph => {
    const made = paragraphOf(Array.from({ length: draw(5) }, inline), {
      alignment: one<Alignment>(['left', 'center', 'right', 'justify']),
      leftIndent: draw(5) * 9,
      rightIndent: draw(3) * 9,
      firstLineIndent: draw(3) * 18 - 18,
      lineSpacing: one([1, 1.15, 1.5, 2]),
      spaceAbove: draw(3) * 6,
      spaceBelow: draw(3) * 6,
      tabStops: often()
        ? [
            { at: 36, align: 'left', leader: 'none' },
            { at: 120, align: 'right', leader: 'dots' },
          ]
        : [],
      list: list(),
      ...(often() ? { mark: format() } : {}),
    })
    // A mark without width keeps an empty paragraph open.
    const [only] = made.inlines
    const isOpenOnly = only?.kind === 'text' && made.inlines.length === 1 && /^\u200b+$/.test(only.text)
    return isOpenOnly ? { ...made, inlines: [] } : made
  }
  const cell = (span: number): TableCell =>
    cellOf(Array.from({ length: 1 + draw(2) }, paragraph), {
      span,
      fill: one([null, null, '#eeeeee']),
      valign: one(['top', 'middle', 'bottom']),
      borders: often()
        ? {
            top: true,
            right: often(),
            bottom: often(),
            left: true,
            width: 1,
            colour: '#808080',
            style: 'dashed',
          }
        : null,
    })
  const table = (): Table | null => {
    const columns = 1 + draw(4)
    const rows = Array.from({ length: 1 + draw(3) }, (_, at) => {
      const first = draw(3) === 0 ? columns : 1
      const cells = [cell(first), ...Array.from({ length: columns - first }, () => cell(1))]
      return { isHeader: at === 0 && often(), height: often() ? 24 : null, cells }
    })
    const above = rows[0]?.cells[0]
    const below = rows[1]?.cells[0]
    if (above && below && above.span === below.span && often())
      rows[1]?.cells.splice(0, 1, { ...below, isContinued: true, paragraphs: [paragraphOf([])] })
    return tableOf(
      rows,
      Array.from({ length: columns }, () => 20 + draw(100)),
      one(['cells', 'outline', 'none']),
    )
  }
  const block = (): Block => {
    const kind = draw(8)
    if (kind === 0) return { kind: 'pageBreak' }
    return (kind === 1 ? table() : null) ?? paragraph()
  }
  const edge = (): PageEdge => ({
    blocks: Array.from({ length: draw(3) }, paragraph),
    pageNumber: often()
      ? {
          before: 'Sayfa ',
          after: '',
          first: 1 + draw(3),
          alignment: 'center',
          format: { ...plainFormat, size: 9 },
        }
      : null,
  })
  const made = documentOf({
    header: edge(),
    footer: edge(),
    blocks: Array.from({ length: 1 + draw(12) }, block),
  })
  return { ...made, page: { ...made.page, isLandscape: often(), left: 42.55, top: 14.2 } }
}
