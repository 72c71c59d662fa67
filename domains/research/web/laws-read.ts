/** The laws that were read last in this browser; signing out removes them. */
import { lawsReadKey, readStored, writeStored } from '@mizan/platform/ui'
import type { LawSummary, SearchCountry } from '../schemas.ts'

export interface ReadLaw {
  id: string
  country: SearchCountry
  lawNumber: string
  title: string
}

const most = 8

/** Whatever else stands there was not written by this version of the program. */
const isLaw = (one: unknown): one is ReadLaw =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'country', 'lawNumber', 'title'].every(
    (name) => typeof (one as Record<string, unknown>)[name] === 'string',
  )

/** The last one first. */
export function lawsRead(country: SearchCountry): ReadLaw[] {
  try {
    const all: unknown = JSON.parse(readStored(lawsReadKey) ?? '[]')
    return Array.isArray(all) ? all.filter(isLaw).filter((one) => one.country === country) : []
  } catch {
    return []
  }
}

export function noteLawRead({ id, country, lawNumber, title }: LawSummary): void {
  const others = (['turkey', 'kktc'] as const).flatMap(lawsRead).filter((one) => one.id !== id)
  writeStored(lawsReadKey, JSON.stringify([{ id, country, lawNumber, title }, ...others].slice(0, most)))
}
