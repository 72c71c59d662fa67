import { AppError } from '@mizan/platform/contract'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { deleteFavorite } from '../store.ts'

export const removeFavorite = (call: TextCall, { favoriteId }: { favoriteId: string }) =>
  call.office(async (tx) => {
    if (!(await deleteFavorite(tx, ownerOf(call), favoriteId))) throw new AppError('favorite.not_found')
    return { done: true as const }
  })
