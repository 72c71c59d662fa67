/** Makes the text of a draft out of a template and what is known. What is not known is a gap, and nothing is made up. */
import type { DraftBlock, DraftInline, DraftParagraph, DraftText } from '../../schemas/text.ts'
import { gapsIn, gapText } from '../gaps.ts'
import { draftText, paragraph, plainFormat, run } from '../text.ts'
import {
  type Condition,
  isCondition,
  type Line,
  type LineKind,
  type Part,
  parseTemplate,
  placeholder,
} from './parse.ts'
import type { Template, TemplateField, Values } from './template.ts'
import { writtenValue } from './values.ts'

interface Filling {
  fields: ReadonlyMap<string, TemplateField>
  values: Values
  /** Each heading begins its list anew. */
  lists: number
}

export function fillTemplate({ fields, text }: Pick<Template, 'fields' | 'text'>, values: Values): DraftText {
  const filling = { fields: new Map(fields.map((field) => [field.key, field])), values, lists: 1 }
  return draftText(filled(parseTemplate(text).parts, filling))
}

const filled = (parts: readonly Part[], filling: Filling): DraftBlock[] =>
  parts.flatMap((part) => (isCondition(part) ? ofCondition(part, filling) : ofLine(part, filling)))

function ofCondition(condition: Condition, filling: Filling): DraftBlock[] {
  const field = filling.fields.get(condition.field)
  const value = field && writtenValue(field, filling.values)
  // Nobody has said yet which of the two it is.
  if (field && value === undefined && !field.isOptional && !condition.isNegated)
    return [paragraph([run(gapText(field.label))])]
  const isMet = (value !== undefined && meets(value, condition, field)) !== condition.isNegated
  return filled(isMet ? condition.whenMet : condition.otherwise, filling)
}

const meets = (written: string, { value }: Condition, field: TemplateField | undefined): boolean =>
  value === undefined ? field?.type !== 'yesNo' || written === 'Evet' : written === value

/** A value of several lines makes as many paragraphs. */
function ofLine({ kind, text }: Line, filling: Filling): DraftBlock[] {
  if (kind === 'heading') filling.lists++
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name)
  const isEmpty = names.length > 0 && names.every((name) => writtenIn(name, filling) === '')
  if (isEmpty) return []
  // Courts are addressed in capitals; a gap stays as it is, so that it is found.
  const spelt = (value: string) =>
    kind === 'title' && gapsIn(value).length === 0 ? value.toLocaleUpperCase('tr') : value
  const whole = text.replace(placeholder, (_, name) => spelt(writtenIn(name, filling)))
  const lines = whole.split(/\r?\n/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line, at) => shaped(kind, line, { list: filling.lists, isFirst: at === 0 }))
}

/** Empty for an optional field that has none; a gap for what a text names and no field explains. */
function writtenIn(name: string, { fields, values }: Filling): string {
  const field = fields.get(name)
  if (!field) return gapText(name)
  return writtenValue(field, values) ?? (field.isOptional ? '' : gapText(field.label))
}

interface Place {
  list: number
  isFirst: boolean
}

const labelWidth = 130

const shapes: Record<LineKind, (line: string, place: Place) => DraftParagraph> = {
  text: (line) => paragraph(inlinesOf(line), { firstLineIndent: 35.4 }),
  title: (line) => paragraph(inlinesOf(line, true), { alignment: 'center', spaceBelow: 12, mark: bold }),
  heading: (line) => paragraph(inlinesOf(line, true), { alignment: 'left', spaceAbove: 8, mark: bold }),
  right: (line) => paragraph(inlinesOf(line), { alignment: 'center', leftIndent: 260, spaceBelow: 0 }),
  number: (line, { list }) =>
    paragraph(inlinesOf(line), {
      ...hanging(18),
      list: { id: list, level: 0, kind: 'number', style: 'decimal-dot' },
    }),
  bullet: (line, { list }) =>
    paragraph(inlinesOf(line), {
      ...hanging(18),
      list: { id: 100 + list, level: 0, kind: 'bullet', style: 'disc' },
    }),
  label: (line, { isFirst }) => labelled(line, isFirst),
}

const bold = { ...plainFormat, bold: true }
const hanging = (by: number) => ({ leftIndent: by, firstLineIndent: -by })
const shaped = (kind: LineKind, line: string, place: Place): DraftParagraph => shapes[kind](line, place)

/** The values stand below each other, however long the label is. */
function labelled(line: string, isFirst: boolean): DraftParagraph {
  const [, label = '', value = ''] = (isFirst && /^([^:]*):\s*(.*)$/s.exec(line)) || ['', '', line]
  const tab: DraftInline = { kind: 'tab', format: plainFormat }
  const head = isFirst ? [run(label.trim(), { bold: true }), tab, run(': ')] : []
  return paragraph([...head, ...inlinesOf(value)], {
    alignment: 'left',
    leftIndent: labelWidth,
    firstLineIndent: isFirst ? -labelWidth : 0,
    tabStops: [{ at: labelWidth, align: 'left', leader: 'none' }],
  })
}

/** What stands between two pairs of stars is bold. */
const inlinesOf = (line: string, isBold = false): DraftInline[] =>
  line
    .split('**')
    .map((text, at) => run(text, { bold: isBold || at % 2 === 1 }))
    .filter((inline) => inline.kind !== 'text' || inline.text !== '')
