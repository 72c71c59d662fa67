/** The figures that count: those that came with the product, and what staff has confirmed since. */
import { seededFigures } from '../../data/figures.ts'
import { withChanges } from '../../rules/figure-changes.ts'
import type { Figures } from '../../rules/figures.ts'
import type { FigureRow } from '../../schemas.ts'
import type { CalculatorsCall } from '../call.ts'

export const figuresOf = async (_call: CalculatorsCall): Promise<Figures> => withChanges(seededFigures, [])

export const listFigures = async (call: CalculatorsCall): Promise<{ items: FigureRow[] }> => ({
  items: [...(await figuresOf(call))],
})
