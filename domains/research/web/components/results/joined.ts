import type { DecisionPage, LawPage } from '../../../schemas.ts'

type Joined = Exclude<DecisionPage['matched'], 'all'>
type Answer = Pick<DecisionPage | LawPage, 'matched' | 'items' | 'total'> & { withEveryWord?: number | null }

/**
 * The one thing that is said of how the words of a search stand in what it found: how they had to be joined, or how
 * many have them all where others stand among them. Nothing where all have them, or any of them was asked for.
 */
export function wordsSaid(
  { matched, items, total, withEveryWord }: Answer,
  anyAsked: boolean,
): { joined: Joined } | { near: number } | null {
  if (items.length === 0 || anyAsked) return null
  if (matched !== 'all') return { joined: matched }
  return withEveryWord && withEveryWord < total ? { near: withEveryWord } : null
}
