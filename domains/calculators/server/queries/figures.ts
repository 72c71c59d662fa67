/** The valid figures: those that came with the product, and those that staff has confirmed since. */
import type { Transaction } from '@mizan/platform/database'
import { seededFigures } from '../../data/figures.ts'
import { withChanges } from '../../rules/figure-changes.ts'
import type { Figures } from '../../rules/figures.ts'
import type { FigureOverview } from '../../schemas/figure-changes.ts'
import type { FigureRow } from '../../schemas.ts'
import type { CalculatorsCall } from '../call.ts'
import { confirmedChanges, latestChanges } from '../store/figure-changes.ts'

/** Also used by later domains, whose transactions know other tables. */
export const figuresIn = async (tx: Transaction): Promise<Figures> =>
  withChanges(seededFigures, await confirmedChanges(tx))

export const figuresOf = (call: CalculatorsCall): Promise<Figures> => call.system.read(figuresIn)

export const listFigures = async (call: CalculatorsCall): Promise<{ items: FigureRow[] }> => ({
  items: [...(await figuresOf(call))],
})

export const readFigureChanges = (call: CalculatorsCall): Promise<FigureOverview> =>
  call.system.read(async (tx) => {
    const found = await latestChanges(tx)
    const ids = found.flatMap(({ proposed_by, settled_by }) =>
      settled_by ? [proposed_by, settled_by] : [proposed_by],
    )
    const names = await call.parts.namesOf(tx, [...new Set(ids)])
    const by = (id: string) => {
      const person = names.get(id)
      return { id, name: person ? `${person.name} ${person.surname}` : '' }
    }
    const changes = found.map((one) => ({
      changeId: one.id,
      change: one.change,
      state: one.state,
      proposedBy: by(one.proposed_by),
      proposedAt: one.proposed_at,
      settledBy: one.settled_by === null ? null : by(one.settled_by),
      settledAt: one.settled_at,
    }))
    return { rows: [...(await figuresIn(tx))], changes }
  })
