/** Chooses the notes about the words of a search. */
import type { DecisionPage, LawPage } from '../../../schemas.ts'

type Joined = Exclude<DecisionPage['matched'], 'all'>
type Answer = Pick<DecisionPage | LawPage, 'matched' | 'items' | 'total'> & { withEveryWord?: number | null }

/**
 * The single note about how the words of a search occur in its results: how the search was relaxed, or how many
 * results have all words if others are listed too. No note if all results have them, or if any word was enough.
 */
export function wordsSaid(
  { matched, items, total, withEveryWord }: Answer,
  anyAsked: boolean,
): { joined: Joined } | { near: number } | null {
  if (items.length === 0 || anyAsked) return null
  if (matched !== 'all') return { joined: matched }
  return withEveryWord && withEveryWord < total ? { near: withEveryWord } : null
}

const FEW = 3

/** Whether so few texts have all the words that those with any of them are worth a look. */
export function areFew({ matched, items, total }: Answer, q: string | undefined): boolean {
  return items.length > 0 && total <= FEW && matched === 'all' && /\S\s+\S/.test(q ?? '')
}
