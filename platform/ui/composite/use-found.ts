/** Options of which there may be too many to have all: the first ones, and those that the server finds for what is typed. */
import { useMemo, useRef, useState } from 'react'
import { useSettled } from '../settled.ts'

/** Reads what a text finds, or the first ones for an empty text; nothing while it is not `enabled`. */
type UseRead<T> = (text: string, enabled: boolean) => readonly T[] | undefined

interface Bounds<T> {
  /** So many the server gives at once: where there are fewer, they are all. */
  most: number
  id: keyof T
}

const pauseMs = 200
const longestText = 200

/** `onTyped` is for the field in which one is chosen. What was found once stays, because it may have been chosen. */
export function useFound<T>(useRead: UseRead<T>, { most, id }: Bounds<T>) {
  const [typed, onTyped] = useState('')
  const text = useSettled(typed.trim().slice(0, longestText), pauseMs)
  const first = useRead('', true)
  const isCut = first !== undefined && first.length >= most
  const found = useRead(text, isCut && text !== '')
  const kept = useRef(new Map<unknown, T>())
  const items = useMemo(() => {
    for (const one of found ?? []) kept.current.set(one[id], one)
    const known = new Set(first?.map((one) => one[id]))
    return [...(first ?? []), ...[...kept.current.values()].filter((one) => !known.has(one[id]))]
  }, [first, found, id])
  return { items, onTyped }
}
