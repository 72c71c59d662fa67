/** The fields of a calculator as values: one list makes its screen, its address, its input and the sheet of a result. */
import type { BilingualText } from '@mizan/platform/contract'

/**
 * The values of the fields, by name, in the form of the address: `1250.50`, `2026-02-16`, a word, events
 * (`rules/events`); empty if a field is.
 */
export type Values = Readonly<Record<string, string>>

interface Base {
  name: string
  label: BilingualText
  hint?: BilingualText
  /** Consecutive fields with the same row are shown side by side, such as years, months and days. */
  row?: string
  /** It may stay empty. */
  optional?: true
  /** The value of an empty field. */
  empty?: string
  /** The name in the body of the call, where several fields share one. */
  as?: string
  shown?: (values: Values) => boolean
}

export interface Option {
  value: string
  label: BilingualText
}

/** Several days, each of a kind, such as interruptions of a limitation; with `until` each is a range of days. */
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

/** In an address: the choice is open, because the maker of the address does not know it. */
export const asked = 'ask'

/** The value of a field before anybody has typed. */
export function startOf(field: Field, today: string): string {
  if (field.form === 'day') return field.start === 'today' ? today : ''
  if (field.form === 'choice') return field.options[0].value
  if (field.form === 'check') return field.start ? 'yes' : 'no'
  return field.form === 'count' ? String(field.start) : ''
}
