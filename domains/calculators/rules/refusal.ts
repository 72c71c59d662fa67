/** A refused calculation, with the values of its text; the words are in `data/refusals`. */
import { figureNames } from '../data/figure-tables.ts'
import { type RefusalCode, refusals } from '../data/refusals.ts'
import { type Language, writeDay } from './writing.ts'

export interface RefusalValues {
  /** A civil date. */
  day?: string
  /** A table of figures. */
  table?: keyof typeof figureNames
}

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly values: RefusalValues
  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}

/** The values in the form that the text of the refusal uses. */
export function writtenValues({ day, table }: RefusalValues, language: Language): Record<string, string> {
  return {
    ...(day && { day: writeDay(day, language) }),
    ...(table && { table: figureNames[table][language] }),
  }
}

export function sayRefusal({ code, values }: Refusal, language: Language): string {
  const written = writtenValues(values, language)
  return refusals[code][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => written[name] ?? '')
}
