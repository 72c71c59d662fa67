/** A proposed change of a figure is confirmed by another person, or withdrawn. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { endsNothing } from '../../rules/figure-changes.ts'
import type { CalculatorsCall, Tx } from '../call.ts'
import { figuresIn } from '../queries/figures.ts'
import { lockChange, settleChange } from '../store/figure-changes.ts'

const done = { done: true } as const

export async function confirmFigure(
  call: CalculatorsCall,
  { changeId }: { changeId: string },
): Promise<typeof done> {
  const { userId } = callerOf(call)
  await call.system(async (tx) => {
    const { proposed_by, change } = await requireProposed(tx, changeId)
    if (proposed_by === userId) throw new AppError('figures.own_change')
    if (endsNothing(await figuresIn(tx), change)) throw new AppError('figures.no_such_row')
    await settleChange(tx, { id: changeId, state: 'confirmed', by: userId, at: call.clock.now() })
    await call.parts.figuresChanged?.(tx)
    tx.about(changeId, { change: JSON.stringify(change) })
  })
  return done
}

export async function withdrawFigure(
  call: CalculatorsCall,
  { changeId }: { changeId: string },
): Promise<typeof done> {
  const { userId } = callerOf(call)
  await call.system(async (tx) => {
    await requireProposed(tx, changeId)
    await settleChange(tx, { id: changeId, state: 'withdrawn', by: userId, at: call.clock.now() })
    tx.about(changeId)
  })
  return done
}

async function requireProposed(tx: Tx, changeId: string) {
  const found = await lockChange(tx, changeId)
  if (!found) throw new AppError('figures.change_not_found')
  if (found.state !== 'proposed') throw new AppError('figures.settled')
  return found
}
