/** Which documents can become exhibits in one PDF, and how exhibits are called. Both sides ask here. */
import { megabyte } from '../data/limits.ts'

interface File {
  extension: string
  size: number
  hasMacros: boolean
}

/** Files that the server has to read as texts or draw may be smaller than those that are taken as they are. */
const largest: Readonly<Record<string, number>> = {
  pdf: 50 * megabyte,
  ...Object.fromEntries(['docx', 'udf', 'txt', 'eml'].map((ending) => [ending, 20 * megabyte])),
  ...Object.fromEntries(['jpg', 'jpeg', 'png'].map((ending) => [ending, 25 * megabyte])),
}

export const exhibitRefusals = ['type', 'macros', 'size'] as const

/** Why a document cannot be an exhibit; undefined if it can. */
export function refusedAsExhibit({
  extension,
  size,
  hasMacros,
}: File): (typeof exhibitRefusals)[number] | undefined {
  const most = Object.hasOwn(largest, extension) ? largest[extension] : undefined
  if (hasMacros) return 'macros'
  if (most === undefined) return 'type'
  return size > most ? 'size' : undefined
}

export const exhibitWords = ['annex', 'evidence'] as const
export type ExhibitWord = (typeof exhibitWords)[number]

/** Turkish in every language, because a court reads them. */
const words: Record<ExhibitWord, { label: string; heading: string }> = {
  annex: { label: 'Ek', heading: 'EK LİSTESİ' },
  evidence: { label: 'Delil', heading: 'DELİL LİSTESİ' },
}

/** `Ek-1`; numbers begin with 1. */
export const exhibitLabel = (word: ExhibitWord, number: number): string => `${words[word].label}-${number}`

export const exhibitHeading = (word: ExhibitWord) => words[word]
