/** The fields of a calculator as values: one list makes its screen, its address, its input and the sheet of a result. */
import type { BilingualText } from '@mizan/platform/contract'

/** What stands in the fields, by name, as the address has it: `1250.50`, `2026-02-16`, a word, events (`rules/events`); empty if nothing does. */
export type Values = Readonly<Record<string, string>>

interface Base {
  name: string
  label: BilingualText
  hint?: BilingualText
  /** Fields that follow one another and name the same row stand side by side, such as years, months and days. */
  row?: string
  /** It may stay empty. */
  optional?: true
  /** What an empty field counts as. */
  empty?: string
  /** The name in the body of the call, where several fields share one. */
  as?: string
  shown?: (values: Values) => boolean
}

export interface Option {
  value: string
  label: BilingualText
}

/** Several days, each of a kind, such as what interrupts a limitation; with `until` each is a stretch of days. */
export interface Events {
  form: 'events'
  options: readonly [Option, ...Option[]]
  day: BilingualText
  until?: BilingualText
  add: BilingualText
  most: number
}

export type Field = Base &
  (
    | { form: 'money' }
    | { form: 'rate' }
    | { form: 'hours' }
    | { form: 'day'; start?: 'today' }
    | { form: 'choice'; options: readonly [Option, ...Option[]]; look?: 'bar'; mayBeAsked?: true }
    | { form: 'check'; start: boolean }
    | { form: 'count'; start: number; least: number; most: number }
    | Events
  )

export const said = (tr: string, en: string): BilingualText => ({ tr, en })

/** Options from words by their values. */
export const optionsOf = (words: Readonly<Record<string, BilingualText>>): [Option, ...Option[]] =>
  Object.entries(words).map(([value, { tr, en }]) => ({ value, label: { tr, en } })) as [Option, ...Option[]]

/** In an address: nothing is chosen yet, because whoever made the address does not know. */
export const asked = 'ask'

/** What stands in a field before anybody has typed. */
export function startOf(field: Field, today: string): string {
  if (field.form === 'day') return field.start === 'today' ? today : ''
  if (field.form === 'choice') return field.options[0].value
  if (field.form === 'check') return field.start ? 'yes' : 'no'
  return field.form === 'count' ? String(field.start) : ''
}
