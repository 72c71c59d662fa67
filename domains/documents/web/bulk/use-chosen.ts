/** Chosen documents, which stay chosen while pages are turned. */
import { useRef, useState } from 'react'
import type { Document } from '../../schemas.ts'

export type Chosen = ReturnType<typeof useChosen>

export function useChosen(rows: readonly Document[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Document>>(new Map())
  const anchor = useRef<string>(undefined)
  const put = (some: readonly Document[], isIn: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const one of some) isIn ? next.set(one.documentId, one) : next.delete(one.documentId)
      return next
    })
  const toggle = (documentId: string) => {
    const row = rows.find((one) => one.documentId === documentId)
    if (row) put([row], !chosen.has(documentId))
    anchor.current = documentId
  }
  /** From the row that was chosen last to this one. */
  const extend = (documentId: string) => {
    const [from = -1, to = -1] = [anchor.current, documentId].map((id) =>
      rows.findIndex((one) => one.documentId === id),
    )
    if (from < 0 || to < 0) return toggle(documentId)
    put(rows.slice(Math.min(from, to), Math.max(from, to) + 1), true)
  }
  return {
    documents: [...chosen.values()].map(
      (one) => rows.find(({ documentId }) => documentId === one.documentId) ?? one,
    ),
    has: (documentId: string) => chosen.has(documentId),
    toggle,
    extend,
    all: (isIn: boolean) => put(rows, isIn),
    clear: () => setChosen(new Map()),
  }
}
