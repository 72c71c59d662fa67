/** Writes the value of a field in a text. A value that has not the form of its type counts as missing. */
import { isDate } from '@mizan/platform/calendar'
import { amountOf, money } from '@mizan/platform/money'
import type { FieldType, TemplateField, Values } from './template.ts'

const asItIs = (value: string): string => value

/** "148.250,00 TL". */
function writtenAmount(value: string): string | undefined {
  if (!/^\d{1,15}(?:\.\d{1,2})?$/.test(value)) return undefined
  const [whole = '', part = ''] = amountOf(money(value)).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${part} TL`
}

const writtenDate = (value: string): string | undefined =>
  isDate(value) ? value.split('-').reverse().join('.') : undefined

const written: Record<FieldType, (value: string, field: TemplateField) => string | undefined> = {
  text: asItIs,
  long: asItIs,
  date: writtenDate,
  amount: writtenAmount,
  number: (value) => (/^\d{1,9}$/.test(value) ? value : undefined),
  choice: (value, { choices = [] }) => (choices.includes(value) ? value : undefined),
  yesNo: (value) => ({ yes: 'Evet', no: 'Hayır' })[value],
}

/** Undefined if it is missing. */
export function writtenValue(field: TemplateField, values: Values): string | undefined {
  const value = values[field.key]?.trim() ?? ''
  return value === '' ? undefined : written[field.type](value, field)
}
