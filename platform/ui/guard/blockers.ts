/** Which forms have unsaved changes. */

export interface Blockers {
  /** Registers a form; the returned function removes it. */
  add: () => () => void
  any: () => boolean
  clear: () => void
}

export function createBlockers(): Blockers {
  const held = new Set<symbol>()
  return {
    add: () => {
      const one = Symbol('changes')
      held.add(one)
      return () => held.delete(one)
    },
    any: () => held.size > 0,
    clear: () => held.clear(),
  }
}

export const blockers = createBlockers()
