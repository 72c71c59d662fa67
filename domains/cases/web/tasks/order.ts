/** Where a task comes in a list that a person orders by hand. */

interface Beside {
  besideId: string
  place: 'before' | 'after'
}

/** The list with the task at this place, from 0; and beside which other task that is. Undefined if it stays where it is. */
export function placedAt(
  ids: readonly string[],
  id: string,
  to: number,
): { ids: string[]; beside: Beside } | undefined {
  const others = ids.filter((one) => one !== id)
  const at = Math.min(Math.max(to, 0), others.length)
  if (!ids.includes(id) || at === ids.indexOf(id)) return undefined
  const following = others[at]
  const beside = following
    ? { besideId: following, place: 'before' as const }
    : { besideId: others[at - 1] ?? '', place: 'after' as const }
  return { ids: others.toSpliced(at, 0, id), beside }
}
