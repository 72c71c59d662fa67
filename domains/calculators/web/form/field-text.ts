/** Converts typed texts of the fields into the values of the address and of calls: the same in both languages. */
import { dayInTurkey } from '@mizan/platform/calendar'
import type { Language } from '@mizan/platform/ui'
import { readMoney, writeMoney } from '@mizan/platform/ui/forms'
import { asked, type Field, startOf, type Values } from '../../data/form.ts'
import { isAmountOrZero, isRate } from '../../rules/amounts.ts'
import { firstOf, type Inputs, listOf } from '../frame/inputs.ts'
import { dayOf, shownDay } from './days.ts'
import { addressesOf, linesFrom, readEventLines } from './event-lines.ts'

/** A rate or a number of hours, with a comma or a point. */
const readDecimal = (typed: string): string => typed.trim().replace(/^%|%$/g, '').replace(',', '.')
const isHours = (text: string): boolean => /^\d{1,5}(\.\d{1,2})?$/.test(text)

/** The value of a typed text; undefined if it cannot be read, empty if nothing was typed. */
export function readTyped(field: Field, typed: string, language: Language): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  if (field.form === 'money') return moneyOf(text, field, language)
  if (field.form === 'day') return dayOf(text)
  if (field.form === 'rate' || field.form === 'hours') {
    const decimal = readDecimal(text)
    return (field.form === 'rate' ? isRate(decimal) : isHours(decimal)) ? decimal : undefined
  }
  if (field.form === 'choice') return field.options.some(({ value }) => value === text) ? text : undefined
  if (field.form === 'check') return text === 'yes' ? 'yes' : 'no'
  if (field.form === 'events') return readEventLines(field, text)
  return countOf(text, field)
}

function countOf(text: string, { least, most }: Field & { form: 'count' }): string | undefined {
  const isWhole = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
  return isWhole ? String(Number(text)) : undefined
}

/** Amounts that may be left out may be zero too. */
function moneyOf(text: string, { optional }: Field, language: Language): string | undefined {
  const amount = readMoney(text, language)
  if (amount === undefined || !isAmountOrZero(amount)) return undefined
  return optional || /[1-9]/.test(amount) ? amount : undefined
}

/** The text of a value in its field. */
export function writeTyped(field: Field, value: string, language: Language): string {
  if (value === '') return ''
  if (field.form === 'money') return writeMoney(value, language)
  if (field.form === 'day') return shownDay(value, language)
  if (field.form === 'events') return linesFrom(value, language)
  const isDecimal = field.form === 'rate' || field.form === 'hours'
  return isDecimal && language === 'tr' ? value.replace('.', ',') : value
}

const isAsked = (field: Field): boolean => field.form === 'choice' && field.mayBeAsked === true

/** All fields with their initial values, overwritten by the address. */
export function readForm(fields: readonly Field[], inputs: Inputs, language: Language): Values {
  const today = dayInTurkey(new Date())
  return Object.fromEntries(
    fields.map((field) => {
      const given =
        field.form === 'events' ? listOf(inputs[field.name]).join(',') : firstOf(inputs[field.name])
      if (given === asked && isAsked(field)) return [field.name, '']
      const isChoice = field.form === 'choice' || field.form === 'check'
      const isKnown = given !== '' && !(isChoice && readTyped(field, given, language) === undefined)
      return [field.name, writeTyped(field, isKnown ? given : startOf(field, today), language)]
    }),
  )
}

/** The values of the address: those that differ from the initial ones. */
export function writeForm(fields: readonly Field[], form: Values, language: Language): Inputs {
  return Object.fromEntries(
    fields.map((field) => {
      const typed = form[field.name] ?? ''
      if (field.form === 'events') return [field.name, addressesOf(typed)]
      const value = readTyped(field, typed, language) ?? typed
      if (value === '' && isAsked(field)) return [field.name, asked]
      const isStart = field.form !== 'day' && value === startOf(field, '')
      return [field.name, isStart ? '' : value]
    }),
  )
}

/** The values of all fields; those that cannot be read are empty. */
export const valuesOf = (fields: readonly Field[], form: Values, language: Language): Values =>
  Object.fromEntries(
    fields.map((field) => [field.name, readTyped(field, form[field.name] ?? '', language) ?? '']),
  )
