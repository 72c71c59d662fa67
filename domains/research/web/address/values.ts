/** Readers of single address values. Malformed values count as absent, so that no address crashes a screen. */
import { isDate as isCivilDate } from '@mizan/platform/calendar'
import type { SearchCountry } from '../../schemas.ts'

export type Raw = Record<string, unknown>

export function readText(value: unknown, longest = 255): string | undefined {
  const one = Array.isArray(value) ? value[0] : value
  if (typeof one !== 'string' && typeof one !== 'number') return undefined
  return String(one).trim().slice(0, longest) || undefined
}

export function readList(value: unknown, most = 100): string[] | undefined {
  const all = (Array.isArray(value) ? value : [value]).map((one) => readText(one))
  const list = [...new Set(all.filter((one) => one !== undefined))].slice(0, most)
  return list.length > 0 ? list : undefined
}

export function readNumber(value: unknown, least: number, most: number): number | undefined {
  const text = readText(value)
  if (!text || !/^\d{1,7}$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

export const firstYear = 1900
export const lastYear = 2099
export const readYear = (value: unknown) => readNumber(value, firstYear, lastYear)

/** A page counted from 1; the first one is not in the address. */
export function readPage(value: unknown): number | undefined {
  const page = readNumber(value, 2, 1_000_000)
  return page
}

export const isDate = (text: string): boolean =>
  isCivilDate(text) && Number(text.slice(0, 4)) >= firstYear && Number(text.slice(0, 4)) <= lastYear

export function readDate(value: unknown): string | undefined {
  const text = readText(value)
  return text && isDate(text) ? text : undefined
}

export function readChoice<const V extends string>(value: unknown, choices: readonly V[]): V | undefined {
  return choices.find((choice) => choice === value)
}

export const isCountry = (value: unknown): value is SearchCountry => value === 'turkey' || value === 'kktc'
