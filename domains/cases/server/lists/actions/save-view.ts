/** Views of the list that a person keeps for themselves. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostViews } from '../../../data/limits.ts'
import type { NewView, View } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { keepView, listViews, removeView } from '../store/views.ts'

export function saveView(call: CaseCall, view: NewView): Promise<View> {
  const owner = callerOf(call)
  return call.office(async (tx) => {
    const kept = await listViews(tx, owner)
    const isNew = kept.every(({ name }) => name !== view.name)
    if (isNew && kept.length >= mostViews) throw new AppError('case.too_many_views')
    return keepView(tx, owner, view)
  })
}

export function deleteView(call: CaseCall, { viewId }: { viewId: string }): Promise<{ done: true }> {
  return call.office(async (tx) => {
    if (!(await removeView(tx, callerOf(call), viewId))) throw new AppError('case.view_not_found')
    return { done: true }
  })
}
