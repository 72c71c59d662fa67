/** Keeps a search that the caller has made. */
import { randomUUID } from 'node:crypto'
import { mostSearches } from '../../../../data/kept-limits.ts'
import { fold } from '../../../../rules/analysis.ts'
import type { PastSearch, SearchCountry } from '../../../../schemas.ts'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { deleteBeyond, keepsHistory, upsertSearch } from '../store.ts'

interface Made {
  kind: PastSearch['kind']
  searchCountry: SearchCountry
  query: string
  address: string
  total?: number | undefined
}

export const noteSearch = (call: TextCall, { searchCountry, total, ...made }: Made) =>
  call.office(async (tx) => {
    const owner = ownerOf(call)
    if (!(await keepsHistory(tx, owner))) return { kept: false }
    await upsertSearch(tx, {
      id: randomUUID(),
      ...owner,
      ...made,
      country: searchCountry,
      search_text: fold(made.query),
      total: total ?? null,
      searched_at: tx.clock.now().toISOString(),
    })
    await deleteBeyond(tx, owner, mostSearches)
    return { kept: true }
  })
