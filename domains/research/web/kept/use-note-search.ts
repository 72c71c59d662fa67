/** Keeps a search in the history of the person once its results have been looked at for a moment. */
import type { Client } from '@mizan/platform/contract/client'
import { useApi, writeAddress } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { researchRows } from '../../contract.ts'
import { longestSearchAddress } from '../../data/kept-limits.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { Scope } from '../place.ts'
import { useHasHistory } from './licences.ts'

interface Made {
  scope: Scope
  country: SearchCountry
  /** Of the screen; page, order and view do not make another search. */
  address: { q?: string; page?: number; sort?: string; view?: string }
  /** What it found; undefined until it is known. */
  total: number | undefined
}

/** Filters that are chosen one after the other are one search. */
const lookedAtMs = 2_500

export function useNoteSearch({ scope, country, address, total }: Made): void {
  const isKept = useHasHistory()
  const client = useApi().client as unknown as Client<typeof researchRows>
  const cache = useQueryClient()
  const waiting = useRef<() => void>(undefined)
  const { page: _page, sort: _sort, view: _view, ...search } = address
  const written = writeAddress(search)
  const query = address.q ?? ''
  const isReady = isKept && total !== undefined && written !== '' && written.length <= longestSearchAddress
  useEffect(() => {
    if (!isReady) return
    const note = () => {
      waiting.current = undefined
      const body = { kind: scope, searchCountry: country, query, address: written, total }
      // Nobody waits for it, and a search that is not kept is no failure of the search.
      client['history.note']({ body })
        .then(() => cache.invalidateQueries({ queryKey: ['history.list'] }))
        .catch(() => undefined)
    }
    waiting.current = note
    const timer = setTimeout(note, lookedAtMs)
    return () => clearTimeout(timer)
  }, [isReady, scope, country, query, written, total, client, cache])
  // Whoever opens a result at once has seen what they searched for.
  useEffect(() => () => waiting.current?.(), [])
}
