import { useEffect } from 'react'
import { blockers } from './blockers.ts'

/** While `dirty` is true, leaving the screen has to be confirmed. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? blockers.add() : undefined), [dirty])
}
