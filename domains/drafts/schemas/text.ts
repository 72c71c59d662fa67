/** The text of a draft: a text document (`platform/text-documents`) whose pictures are base64, so that it is JSON. */
import type { Image, Inline, TextDocument } from '@mizan/platform/text-documents'
import { z } from 'zod'
import { longestPicture, longestRun, mostBlocks, mostInlines } from '../data/limits.ts'

const length = z.number().min(-5_000).max(5_000)
const size = z.number().min(0).max(5_000)
const colour = z.string().regex(/^#[\da-f]{6}$/i)
const short = z.string().max(200)

const Format = z.strictObject({
  bold: z.boolean(),
  italic: z.boolean(),
  underline: z.boolean(),
  strike: z.boolean(),
  vertical: z.enum(['sub', 'super']).nullable(),
  size: z.number().min(1).max(400),
  family: z.string().min(1).max(100),
  colour: colour.nullable(),
  background: colour.nullable(),
})
export type Format = z.infer<typeof Format>

const Picture = z.strictObject({
  kind: z.literal('image'),
  type: z.enum(['png', 'jpeg', 'gif', 'bmp']),
  data: z.base64().max(longestPicture),
  width: size,
  height: size,
})

const DraftInline = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(longestRun), format: Format }),
  z.strictObject({ kind: z.literal('tab'), format: Format }),
  z.strictObject({ kind: z.literal('break'), format: Format }),
  z.strictObject({
    kind: z.literal('field'),
    name: short,
    type: short,
    text: z.string().max(2_000),
    format: Format,
  }),
  Picture,
])
export type DraftInline = z.infer<typeof DraftInline>

const place = { id: z.number().int().min(0).max(1_000_000), level: z.number().int().min(0).max(8) }
const ListPlace = z.discriminatedUnion('kind', [
  z.strictObject({
    ...place,
    kind: z.literal('bullet'),
    style: z.enum(['disc', 'square', 'box', 'arrow', 'diamond', 'hollow-diamond', 'triangle']),
  }),
  z.strictObject({
    ...place,
    kind: z.literal('number'),
    style: z.templateLiteral([
      z.enum(['decimal', 'lower-letter', 'upper-letter', 'lower-roman', 'upper-roman']),
      '-',
      z.enum(['dot', 'parenthesis', 'dash']),
    ]),
    label: z.strictObject({ text: short, start: z.number().int().min(0).max(100_000) }).optional(),
  }),
])

const Alignment = z.enum(['left', 'center', 'right', 'justify'])

const DraftParagraph = z.strictObject({
  kind: z.literal('paragraph'),
  alignment: Alignment,
  leftIndent: length,
  rightIndent: length,
  firstLineIndent: length,
  lineSpacing: z.number().min(0).max(20),
  spaceAbove: size,
  spaceBelow: size,
  tabStops: z
    .array(
      z.strictObject({
        at: length,
        align: z.enum(['left', 'center', 'right', 'decimal']),
        leader: z.enum(['none', 'dots', 'dashes']),
      }),
    )
    .max(50),
  list: ListPlace.nullable(),
  inlines: z.array(DraftInline).max(mostInlines),
  mark: Format,
})
export type DraftParagraph = z.infer<typeof DraftParagraph>

const Borders = z.strictObject({
  top: z.boolean(),
  right: z.boolean(),
  bottom: z.boolean(),
  left: z.boolean(),
  width: size,
  colour: colour.nullable(),
  style: z.enum(['solid', 'dotted', 'dashed', 'double']),
})

const DraftCell = z.strictObject({
  span: z.number().int().min(1).max(100),
  isContinued: z.boolean(),
  borders: Borders.nullable(),
  fill: colour.nullable(),
  valign: z.enum(['top', 'middle', 'bottom']),
  paragraphs: z.array(DraftParagraph).min(1).max(mostBlocks),
  heldTable: z.literal(true).optional(),
})
export type DraftCell = z.infer<typeof DraftCell>

const DraftTable = z.strictObject({
  kind: z.literal('table'),
  columns: z.array(z.number().int().min(1).max(300)).min(1).max(100),
  border: z.enum(['cells', 'outline', 'none']),
  rows: z
    .array(
      z.strictObject({
        isHeader: z.boolean(),
        height: size.nullable(),
        cells: z.array(DraftCell).min(1).max(100),
      }),
    )
    .min(1)
    .max(2_000),
})
export type DraftTable = z.infer<typeof DraftTable>

const DraftBlock = z.discriminatedUnion('kind', [
  DraftParagraph,
  DraftTable,
  z.strictObject({ kind: z.literal('pageBreak') }),
])
export type DraftBlock = z.infer<typeof DraftBlock>

const Edge = z.strictObject({
  blocks: z.array(z.discriminatedUnion('kind', [DraftParagraph, DraftTable])).max(200),
  pageNumber: z
    .strictObject({
      before: short,
      after: short,
      first: z.number().int().min(0).max(1_000_000),
      alignment: Alignment,
      format: Format,
    })
    .nullable(),
})

export const DraftText = z.strictObject({
  page: z.strictObject({
    width: size,
    height: size,
    isLandscape: z.boolean(),
    left: size,
    right: size,
    top: size,
    bottom: size,
    headerOffset: size,
    footerOffset: size,
  }),
  header: Edge,
  footer: Edge,
  blocks: z.array(DraftBlock).max(mostBlocks),
})
export type DraftText = z.infer<typeof DraftText>

/** A value as JSON stores it. */
type AsJson<T> = T extends Image
  ? Omit<Image, 'data'> & { data: string }
  : T extends readonly (infer One)[]
    ? AsJson<One>[]
    : T extends object
      ? { [Key in keyof T]: AsJson<T[Key]> }
      : T

/** This does not compile once the model has something that a draft would lose. */
const sameModel = (text: AsJson<TextDocument>): DraftText => text
const sameInline = (inline: AsJson<Inline>): DraftInline => inline
void sameModel
void sameInline
