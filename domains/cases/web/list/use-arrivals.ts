/** Keeps a shown list in place while others write; see `arrivalsIn`. */
import { useEffect, useRef, useState } from 'react'
import type { ListedCase } from '../../schemas.ts'
import { arrivalsIn } from './arrivals.ts'

const tintMs = 2_000

interface Kept {
  /** The question that the rows answer. */
  key: string
  rows: readonly ListedCase[]
}

/**
 * `next` is the latest answer to the question `key`. Rows that wait are shown by `show`; after a write of one's own,
 * `expect` lets the next answer appear at once.
 */
export function useArrivals(key: string, next: readonly ListedCase[] | undefined) {
  const kept = useRef<Kept>({ key: '', rows: [] })
  const isOwn = useRef(false)
  const [, redraw] = useState(0)
  const [tinted, setTinted] = useState<ReadonlySet<string>>(new Set())
  const isSame = kept.current.key === key
  const arrivals = next && isSame ? arrivalsIn(kept.current.rows, next) : undefined
  useEffect(() => {
    if (!next) return
    const found = kept.current.key === key ? arrivalsIn(kept.current.rows, next) : undefined
    if (found && found.changed.length > 0 && !isOwn.current) setTinted(new Set(found.changed))
    if (!found || isOwn.current) kept.current = { key, rows: next }
    else kept.current = { key, rows: found.shown }
    isOwn.current = false
    redraw((count) => count + 1)
  }, [key, next])
  useEffect(() => {
    if (tinted.size === 0) return
    const timer = setTimeout(() => setTinted(new Set()), tintMs)
    return () => clearTimeout(timer)
  }, [tinted])
  const show = () => {
    if (next) kept.current = { key, rows: next }
    redraw((count) => count + 1)
  }
  return {
    rows: arrivals && !isOwn.current ? arrivals.shown : next,
    waiting: arrivals && !isOwn.current ? arrivals.waiting : 0,
    tinted,
    show,
    expect: () => {
      isOwn.current = true
    },
  }
}
