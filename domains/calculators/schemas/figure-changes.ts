/** Shapes of changes of figures, which count once a second person of staff has confirmed them. */
import { z } from 'zod'
import { day } from './fields.ts'
import { FigureRow, FigureTable } from './figures.ts'

const isInOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }): boolean =>
  validTo === null || validFrom <= validTo
const reversed = { path: ['validTo'], message: 'figures.reversed' }
/** Amounts are whole kuruş, and rates are compared and multiplied like them. */
const isExact = ({ unit, value, upTo }: z.output<typeof FigureRow>): boolean =>
  (unit !== 'TRY' && unit !== 'percent') || [value, upTo].every((text) => !text || !/\.\d{3}/.test(text))
const hasSource = ({ source }: { source: object }): boolean => Object.keys(source).length > 0

const NewRow = FigureRow.refine(isInOrder, reversed)
  .refine(isExact, { path: ['value'], message: 'figures.decimals' })
  .refine(hasSource, { path: ['source'], message: 'figures.source' })

export const FigureChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), row: NewRow }),
  /** For the same table and key: the row that begins on `validFrom` was wrong from its first day, such as a feast. */
  z.object({ kind: z.literal('replace'), validFrom: day, row: NewRow }),
  z
    .object({
      kind: z.literal('end'),
      table: FigureTable,
      key: z.string().min(1).max(200).optional(),
      validFrom: day,
      validTo: day,
    })
    .refine(isInOrder, reversed),
])
export type FigureChange = z.output<typeof FigureChange>

export const ChangeState = z.enum(['proposed', 'confirmed', 'withdrawn'])
export type ChangeState = z.output<typeof ChangeState>

const By = z.object({ id: z.string(), name: z.string() })

export const ListedChange = z.object({
  changeId: z.string(),
  change: FigureChange,
  state: ChangeState,
  /** The name is empty where the account is erased. */
  proposedBy: By,
  proposedAt: z.string(),
  settledBy: By.nullable(),
  settledAt: z.string().nullable(),
})
export type ListedChange = z.output<typeof ListedChange>

export const FigureOverview = z.object({
  /** All valid figures, with those that came with the product. */
  rows: z.array(FigureRow),
  /** The newest first. */
  changes: z.array(ListedChange),
})
export type FigureOverview = z.output<typeof FigureOverview>
