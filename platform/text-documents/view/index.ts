/** Shapes of the views of files: values and texts that the screen draws itself, never markup of the file. */
import { z } from 'zod'
import { findings } from '../findings.ts'

export { type Finding, findings, type Loss, losses } from '../findings.ts'

export const Undrawn = z.object({ count: z.number().int(), letters: z.string() })

const Style = z.object({
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  underline: z.literal(true).optional(),
  strike: z.literal(true).optional(),
  vertical: z.enum(['sub', 'super']).optional(),
  /** Points. */
  size: z.number(),
  colour: z.string().optional(),
  background: z.string().optional(),
})

const ViewRun = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), style: Style }),
  z.object({ kind: z.literal('tab') }),
  z.object({ kind: z.literal('break') }),
  /** `source`: its bytes as a `data:` address of an image type; null if it is too large to be sent along. */
  z.object({
    kind: z.literal('image'),
    source: z.string().nullable(),
    width: z.number(),
    height: z.number(),
  }),
])
export type ViewRun = z.infer<typeof ViewRun>

const ViewParagraph = z.object({
  kind: z.literal('paragraph'),
  alignment: z.enum(['left', 'center', 'right', 'justify']),
  left: z.number(),
  right: z.number(),
  first: z.number(),
  above: z.number(),
  below: z.number(),
  spacing: z.number(),
  /** Its number or sign in a list. */
  label: z.string().optional(),
  isRightToLeft: z.literal(true).optional(),
  runs: z.array(ViewRun),
})
export type ViewParagraph = z.infer<typeof ViewParagraph>

const ViewTable = z.object({
  kind: z.literal('table'),
  border: z.enum(['cells', 'outline', 'none']),
  /** Shares of the width in percent. */
  columns: z.array(z.number()),
  rows: z.array(
    z.object({
      isHeader: z.boolean(),
      cells: z.array(
        z.object({
          span: z.number().int(),
          isContinued: z.boolean(),
          fill: z.string().optional(),
          paragraphs: z.array(ViewParagraph),
        }),
      ),
    }),
  ),
})
export type ViewTable = z.infer<typeof ViewTable>

const ViewBlock = z.discriminatedUnion('kind', [
  ViewParagraph,
  ViewTable,
  z.object({ kind: z.literal('pageBreak') }),
])
export type ViewBlock = z.infer<typeof ViewBlock>

/** `isCut`: the file has more content than is shown. */
const isCut = z.boolean()

export const View = z.discriminatedUnion('shows', [
  z.object({
    shows: z.literal('document'),
    /** It carries a signature; whether that is valid is not looked at. */
    isSigned: z.boolean(),
    /** A table within a table is shown line by line. */
    isFlattened: z.boolean(),
    /** What else is not shown as it is. */
    findings: z.array(z.enum(findings)),
    header: z.array(ViewBlock),
    blocks: z.array(ViewBlock),
    footer: z.array(ViewBlock),
    isCut,
  }),
  z.object({
    shows: z.literal('sheets'),
    findings: z.array(z.enum(findings)),
    /** `rows` and `columns`: the numbers in the file; cells only of those that are sent. */
    sheets: z.array(
      z.object({
        name: z.string(),
        rows: z.number().int(),
        columns: z.number().int(),
        cells: z.array(z.array(z.string())),
      }),
    ),
    isCut,
  }),
  z.object({
    shows: z.literal('mail'),
    subject: z.string(),
    from: z.string(),
    to: z.array(z.string()),
    copies: z.array(z.string()),
    sentAt: z.string().nullable(),
    attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
    lines: z.array(z.string()),
    isCut,
  }),
  z.object({ shows: z.literal('text'), lines: z.array(z.string()), isCut }),
])
export type View = z.infer<typeof View>
