/** The text of a template of the product as the editor and the filling know it: fields as inlines, blocks with conditions. */
import type { DraftInline, DraftParagraph } from '../../schemas/text.ts'
import { draftText, paragraph, plainFormat, run } from '../text.ts'
import { isCondition, type Line, type LineKind, type Part, parseTemplate, placeholder } from './parse.ts'
import type { BlockCondition, Template, TemplateBody } from './template.ts'

interface BodyContext {
  /** The labels of fields, by their keys. */
  labels: ReadonlyMap<string, string>
  /** Each heading restarts its list. */
  lists: number
}

export function bodyOf({ fields, text }: Pick<Template, 'fields' | 'text'>): TemplateBody {
  const making = { labels: new Map(fields.map(({ key, label }) => [key, label])), lists: 1 }
  const shown = shownOf(parseTemplate(text).parts, [], making)
  return { text: draftText(shown.map(({ block }) => block)), when: shown.map(({ when }) => when) }
}

interface ShownBlock {
  block: DraftParagraph
  when: readonly BlockCondition[]
}

const shownOf = (
  parts: readonly Part[],
  when: readonly BlockCondition[],
  making: BodyContext,
): ShownBlock[] =>
  parts.flatMap((part) => {
    if (!isCondition(part)) return [{ block: blockOf(part, making), when }]
    const { field, value: is = null, isNegated: isNot } = part
    return [
      ...shownOf(part.whenMet, [...when, { field, is, isNot }], making),
      ...shownOf(part.otherwise, [...when, { field, is, isNot: !isNot }], making),
    ]
  })

function blockOf({ kind, text }: Line, making: BodyContext): DraftParagraph {
  if (kind === 'heading') making.lists++
  return shapes[kind](text, making)
}

const labelWidth = 130
const bold = { ...plainFormat, bold: true }
const hanging = (by: number) => ({ leftIndent: by, firstLineIndent: -by })

const shapes: Record<LineKind, (text: string, making: BodyContext) => DraftParagraph> = {
  text: (text, making) => paragraph(inlinesOf(text, making), { firstLineIndent: 35.4 }),
  title: (text, making) =>
    paragraph(inlinesOf(text, making, { isBold: true, valueType: 'capitals' }), {
      ...{ alignment: 'center', spaceBelow: 12, mark: bold },
    }),
  heading: (text, making) =>
    paragraph(inlinesOf(text, making, { isBold: true }), { alignment: 'left', spaceAbove: 8, mark: bold }),
  right: (text, making) =>
    paragraph(inlinesOf(text, making), { alignment: 'center', leftIndent: 260, spaceBelow: 0 }),
  number: (text, making) =>
    paragraph(inlinesOf(text, making), {
      ...hanging(18),
      list: { id: making.lists, level: 0, kind: 'number', style: 'decimal-dot' },
    }),
  bullet: (text, making) =>
    paragraph(inlinesOf(text, making), {
      ...hanging(18),
      list: { id: 100 + making.lists, level: 0, kind: 'bullet', style: 'disc' },
    }),
  label: labelled,
}

/** The values are aligned below each other, however long the label is. */
function labelled(text: string, making: BodyContext): DraftParagraph {
  const [, label = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(text) ?? ['', '', text]
  const tab: DraftInline = { kind: 'tab', format: plainFormat }
  return paragraph([run(label.trim(), { bold: true }), tab, run(': '), ...inlinesOf(value, making)], {
    ...{ alignment: 'left', ...hanging(labelWidth) },
    tabStops: [{ at: labelWidth, align: 'left', leader: 'none' }],
  })
}

/** The value of a field with the name of a court is written in capitals. */
export type ValueType = 'text' | 'capitals'

interface Look {
  isBold?: boolean
  valueType?: ValueType
}

/** Text between two pairs of stars is bold. */
function inlinesOf(
  text: string,
  { labels }: BodyContext,
  { isBold = false, valueType = 'text' }: Look = {},
): DraftInline[] {
  return text.split('**').flatMap((run, at) => {
    const format = { ...plainFormat, bold: isBold || at % 2 === 1 }
    return run.split(placeholder).flatMap((part, index): DraftInline[] => {
      if (index % 2 === 1)
        return [{ kind: 'field', name: part, type: valueType, text: labels.get(part) ?? part, format }]
      return part === '' ? [] : [{ kind: 'text', text: part, format }]
    })
  })
}
