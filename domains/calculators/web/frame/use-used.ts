/** The calculators that were used last, in this browser. */
import { readStored, writeStored } from '@mizan/platform/ui'
import { useEffect } from 'react'

const key = 'calculators.used'
const most = 4

/** Ids of the list, the last one first. */
export function readUsed(): string[] {
  return (readStored(key) ?? '').split(' ').filter(Boolean)
}

export function useUsed(id: string, hasAnswer: boolean): void {
  useEffect(() => {
    if (!hasAnswer) return
    const others = readUsed().filter((one) => one !== id)
    writeStored(key, [id, ...others].slice(0, most).join(' '))
  }, [id, hasAnswer])
}
