/** Shapes of dated figures: the rates, tariffs and limits that the law changes over time. */
import { z } from 'zod'
import { figureTables, figureUnits } from '../data/figure-tables.ts'
import { day } from './fields.ts'

export const FigureTable = z.enum(figureTables)

export const FigureUnit = z.enum(figureUnits)

const text = z.string().trim().min(1).max(200)

/** A law with its article, a number of the official gazette, or, without either, words. */
export const FigureSource = z.object({
  law: text.optional(),
  article: text.optional(),
  gazette: z.object({ date: day, number: text }).optional(),
  words: text.optional(),
})

const decimal = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, 'figures.value')

export const FigureRow = z.object({
  table: FigureTable,
  /** The figure of a table that has several, such as that of a court. */
  key: text.optional(),
  /** First and last day on which it holds; null if no end is known. */
  validFrom: day,
  validTo: day.nullable(),
  /** A decimal text, never a number. */
  value: decimal,
  unit: FigureUnit,
  /** For a bracket: its upper amount; null for the last one. */
  upTo: decimal.nullable().optional(),
  source: FigureSource,
  status: z.enum(['verified', 'unverified']),
  /** The day of the last comparison with its source. */
  checkedOn: day,
})
export type FigureRow = z.output<typeof FigureRow>
export type FigureSource = z.output<typeof FigureSource>
export type FigureTable = z.output<typeof FigureTable>
