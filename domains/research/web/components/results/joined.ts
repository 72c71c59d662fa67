import type { DecisionPage, LawPage } from '../../../schemas.ts'

type Joined = Exclude<DecisionPage['matched'], 'all'>

/** What must be said of how the words were joined: nothing where all stand in the texts, or any of them was asked for. */
export function joinedOtherwise(
  { matched, items }: Pick<DecisionPage | LawPage, 'matched' | 'items'>,
  anyAsked: boolean,
): Joined | null {
  return items.length === 0 || matched === 'all' || anyAsked ? null : matched
}
