import { useEffect } from 'react'
import { blockers } from './blockers.ts'

/** While `dirty`, leaving the screen is asked about first. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? blockers.add() : undefined), [dirty])
}
