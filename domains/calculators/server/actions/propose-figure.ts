/**
 * Proposes a new figure, the end of one, or a replacement, by staff. Nothing counts before a second person has
 * confirmed it.
 */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { endsNothing } from '../../rules/figure-changes.ts'
import type { FigureChange } from '../../schemas/figure-changes.ts'
import type { CalculatorsCall } from '../call.ts'
import { figuresIn } from '../queries/figures.ts'
import { insertChange } from '../store/figure-changes.ts'

export async function proposeFigure(
  call: CalculatorsCall,
  change: FigureChange,
): Promise<{ changeId: string }> {
  const { userId } = callerOf(call)
  const changeId = randomUUID()
  await call.system(async (tx) => {
    if (endsNothing(await figuresIn(tx), change)) throw new AppError('figures.no_such_row')
    await insertChange(tx, { id: changeId, change, by: userId, at: call.clock.now() })
    tx.about(changeId, { change: JSON.stringify(change) })
  })
  return { changeId }
}
