/** The fields of a form as lines of a sheet, and as the body of a call. */
import { type Events, type Field, type Option, startOf, type Values } from '../data/form.ts'
import type { Line } from './calculator.ts'
import { readEvents, type WrittenEvent, writeEvents } from './events.ts'
import { type Language, writeDay, writeMoney, writePercent } from './writing.ts'

export const shownFields = (fields: readonly Field[], values: Values): Field[] =>
  fields.filter((field) => field.shown?.(values) ?? true)

/** The first shown field that is needed and empty. */
export const missingField = (fields: readonly Field[], values: Values): Field | undefined =>
  shownFields(fields, values).find((field) => isNeeded(field) && (values[field.name] ?? '') === '')

/** An empty choice is one of its options, unless it may be asked. */
const isNeeded = (field: Field): boolean =>
  field.form === 'choice' ? field.mayBeAsked === true : !field.optional

type Body = Record<string, string | number | boolean | WrittenEvent[]>

/** The values of the shown fields. Hidden choices and counts have their initial values. */
export function bodyOf(fields: readonly Field[], values: Values): Body {
  const hidden = fields.filter((field) => !(field.shown?.(values) ?? true))
  const told = [
    ...hidden.map((field) => [field, startOf(field, '')] as const),
    ...shownFields(fields, values).map(
      (field) => [field, values[field.name] || (field.empty ?? '')] as const,
    ),
  ]
  return Object.fromEntries(
    told
      .filter(([{ form }, value]) => value !== '' || form === 'events')
      .map(([field, value]) => [nameOf(field), typed(field, value)]),
  )
}

const nameOf = ({ name, as }: Field): string => as ?? name

function typed({ form }: Field, value: string): Body[string] {
  if (form === 'count') return Number(value)
  if (form === 'events') return readEvents(value)
  return value === 'yes' || value === 'no' ? value === 'yes' : value
}

export function linesOf(fields: readonly Field[], body: object, language: Language): Line[] {
  const values = valuesOf(body)
  return shownFields(fields, values).flatMap((field) => {
    const value = written(field, values[nameOf(field)] ?? '', language)
    return value === '' ? [] : [{ label: field.label[language], value }]
  })
}

/** A body as values of its form. */
const valuesOf = (body: object): Values =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, valueIn(value)]))

function valueIn(value: unknown): string {
  if (Array.isArray(value)) return writeEvents(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
}

function written(field: Field, value: string, language: Language): string {
  if (field.form === 'check') return value === 'yes' ? (language === 'tr' ? 'evet' : 'yes') : ''
  if (field.form === 'choice') return labelOf(field.options, value, language)
  if (field.form === 'events') return eventsIn(field, value, language)
  if (value === '' || value === field.empty) return ''
  if (field.form === 'money') return writeMoney(value, language)
  if (field.form === 'day') return writeDay(value, language)
  return field.form === 'rate' ? writePercent(value, language) : value
}

const eventsIn = ({ options }: Events, value: string, language: Language): string =>
  readEvents(value)
    .map(({ kind, day, until }) => {
      const days =
        until === undefined
          ? writeDay(day, language)
          : `${writeDay(day, language)}–${writeDay(until, language)}`
      return `${labelOf(options, kind, language)} ${days}`
    })
    .join('; ')

const labelOf = (options: readonly Option[], value: string, language: Language): string =>
  options.find((option) => option.value === value)?.label[language] ?? ''
