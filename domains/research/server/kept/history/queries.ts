/** The past searches of the caller. */
import type { PastSearch } from '../../../schemas.ts'
import type { TextCall } from '../../call.ts'
import { ownerOf } from '../owner.ts'
import type { HistoryRow } from '../tables.ts'
import { keepsHistory, pageOfHistory } from './store.ts'

const present = (row: HistoryRow): PastSearch => ({
  id: row.id,
  kind: row.kind,
  country: row.country,
  query: row.query,
  address: row.address,
  total: row.total,
  searchedAt: row.searched_at,
})

interface Asked {
  query: string
  pageIndex: number
  pageSize: number
}

export const listHistory = (call: TextCall, asked: Asked) =>
  call.office.read(async (tx) => {
    const owner = ownerOf(call)
    const isOn = await keepsHistory(tx, owner)
    const { rows, total } = await pageOfHistory(tx, owner, asked)
    const { pageIndex, pageSize } = asked
    return { items: rows.map(present), total, pageIndex, pageSize, isOn }
  })
