/** Why the text of a template cannot be filled with its fields. */
import { paragraphsOf } from '../text.ts'
import type { TemplateBody, TemplateField } from './template.ts'

/** Keys of fields that a text and its conditions name. */
export function fieldsNamed({ text, when }: TemplateBody): Set<string> {
  const inText = paragraphsOf(text.blocks).flatMap(({ inlines }) =>
    inlines.flatMap((inline) => (inline.kind === 'field' ? [inline.name] : [])),
  )
  return new Set([...inText, ...when.flat().map(({ field }) => field)])
}

type Problem =
  | 'draft.conditions_of_blocks'
  | 'draft.field_twice'
  | 'draft.unknown_field'
  | 'draft.choice_without_choices'

export function bodyProblems(fields: readonly TemplateField[], body: TemplateBody): Problem[] {
  const keys = new Set(fields.map(({ key }) => key))
  const found: [Problem, boolean][] = [
    ['draft.conditions_of_blocks', body.when.length !== body.text.blocks.length],
    ['draft.field_twice', keys.size !== fields.length],
    ['draft.unknown_field', [...fieldsNamed(body)].some((key) => !keys.has(key))],
    [
      'draft.choice_without_choices',
      fields.some(({ type, choices = [] }) => type === 'choice' && choices.length === 0),
    ],
  ]
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}
