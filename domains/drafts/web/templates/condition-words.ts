/** Conditions in words, and those that a field of each type offers. */
import type { BlockCondition, TemplateField } from '../../rules/templates/template.ts'
import type { useText } from '../text.ts'

type Text = ReturnType<typeof useText>

const wordsOfValue = ({ is, isNot }: BlockCondition, type: TemplateField['type'], t: Text): string => {
  if (is !== null)
    return isNot ? t('templates.when.isNot', { value: is }) : t('templates.when.is', { value: is })
  if (type === 'yesNo') return isNot ? t('templates.when.no') : t('templates.when.yes')
  return isNot ? t('templates.when.empty') : t('templates.when.filled')
}

/** "Yalnız: “güvence alınıyor mu” evet ise". */
export const sayWhen = (when: readonly BlockCondition[], fields: readonly TemplateField[], t: Text): string =>
  t('templates.when.only', { what: when.map((one) => sayOne(one, fields, t)).join(', ') })

export function sayOne(one: BlockCondition, fields: readonly TemplateField[], t: Text): string {
  const field = fields.find(({ key }) => key === one.field)
  return `“${field?.label ?? one.field}” ${wordsOfValue(one, field?.type ?? 'text', t)}`
}

/** The possible conditions of a field, with their words. */
export function conditionsOf(
  { key: field, type, choices = [] }: TemplateField,
  t: Text,
): { words: string; condition: BlockCondition }[] {
  const values = type === 'choice' ? choices : [null]
  return values
    .flatMap((is) => [
      { field, is, isNot: false },
      { field, is, isNot: true },
    ])
    .map((condition) => ({ words: wordsOfValue(condition, type, t), condition }))
}
