/** Makes the text of a draft out of a template and known values. An unknown value is a gap, and nothing is made up. */
import type { DraftBlock, DraftInline, DraftParagraph, DraftText } from '../../schemas/text.ts'
import { gapText } from '../gaps.ts'
import { unprovenColour } from '../marks.ts'
import { paragraph, run, tidy } from '../text.ts'
import type { BlockCondition, TemplateBody, TemplateField, Values } from './template.ts'
import { writtenValue } from './values.ts'

interface FillContext {
  fields: ReadonlyMap<string, TemplateField>
  values: Values
  toConfirm: ReadonlySet<string>
}

/**
 * @param toConfirm fields whose values were written for other readers: they have a yellow background until somebody
 * takes the mark away
 */
export function fillTemplate(
  fields: readonly TemplateField[],
  { text, when }: TemplateBody,
  values: Values,
  toConfirm: ReadonlySet<string> = new Set(),
): DraftText {
  const filling = { fields: new Map(fields.map((field) => [field.key, field])), values, toConfirm }
  const blocks: DraftBlock[] = []
  let asked: string | undefined
  for (const [at, block] of text.blocks.entries()) {
    const standing = standingOf(when[at] ?? [], filling)
    if (standing.is === 'hidden') continue
    // Several blocks wait for the same answer, and their place is one gap.
    if (standing.is === 'shown') blocks.push(...filledBlock(block, filling))
    else if (standing.label !== asked) blocks.push(paragraph([run(gapText(standing.label))]))
    asked = standing.is === 'open' ? standing.label : undefined
  }
  return { ...text, blocks }
}

/** `open`: nobody has answered yet whether the condition holds. */
type BlockState = { is: 'shown' } | { is: 'hidden' } | { is: 'open'; label: string }

function standingOf(when: readonly BlockCondition[], { fields, values }: FillContext): BlockState {
  for (const condition of when) {
    const field = fields.get(condition.field)
    const value = field && writtenValue(field, values)
    if (field && value === undefined && !field.isOptional) return { is: 'open', label: field.label }
    const holds = value !== undefined && meets(value, condition, field)
    if (holds === condition.isNot) return { is: 'hidden' }
  }
  return { is: 'shown' }
}

const meets = (written: string, { is }: BlockCondition, field: TemplateField | undefined): boolean =>
  is === null ? field?.type !== 'yesNo' || written === 'Evet' : written === is

function filledBlock(block: DraftBlock, filling: FillContext): DraftBlock[] {
  if (block.kind === 'paragraph') return filledParagraph(block, filling)
  if (block.kind === 'pageBreak') return [block]
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const paragraphs = cell.paragraphs.flatMap((one) => filledParagraph(one, filling))
      return { ...cell, paragraphs: paragraphs.length > 0 ? paragraphs : [paragraph([])] }
    }),
  }))
  return [{ ...block, rows }]
}

/**
 * A value of several lines makes as many paragraphs; a paragraph with only optional fields without a value is left
 * out.
 */
function filledParagraph(whole: DraftParagraph, filling: FillContext): DraftParagraph[] {
  const lines: DraftInline[][] = [[]]
  let isEmpty = whole.inlines.some(({ kind }) => kind === 'field')
  for (const inline of whole.inlines) {
    if (inline.kind !== 'field') {
      lines.at(-1)?.push(inline)
      continue
    }
    const [first = '', ...others] = linesOf(inline, filling)
    if (first !== '') isEmpty = false
    const format = isToConfirm(inline.name, filling)
      ? { ...inline.format, background: unprovenColour }
      : inline.format
    lines.at(-1)?.push({ kind: 'text', text: first, format })
    for (const text of others) lines.push([{ kind: 'text', text, format }])
  }
  if (isEmpty) return []
  return lines.map((inlines, at) => ({ ...(at === 0 ? whole : continued(whole)), inlines: tidy(inlines) }))
}

/** A gap is marked already. */
function isToConfirm(name: string, { fields, values, toConfirm }: FillContext): boolean {
  const field = fields.get(name)
  return toConfirm.has(name) && field !== undefined && writtenValue(field, values) !== undefined
}

/** The second value of a label is written below the first one, without the label. */
const continued = (whole: DraftParagraph): DraftParagraph =>
  whole.list === null && whole.firstLineIndent < 0 ? { ...whole, firstLineIndent: 0 } : whole

/** Returns no lines for an optional field without a value; a gap for a name that no field explains. */
function linesOf(
  { name, type, text }: Extract<DraftInline, { kind: 'field' }>,
  { fields, values }: FillContext,
): string[] {
  const field = fields.get(name)
  const value = field && writtenValue(field, values)
  if (value === undefined) return field?.isOptional ? [] : [gapText(field?.label ?? (text || name))]
  const spelt = type === 'capitals' ? value.toLocaleUpperCase('tr') : value
  return spelt
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
