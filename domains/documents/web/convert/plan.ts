/** What becomes of chosen documents that are converted to one type. */
import { nameKey, stemOf } from '../../rules/names.ts'
import { type TargetType, targetsOf } from '../../rules/preview.ts'
import type { Document } from '../../schemas.ts'

type Chosen = Pick<Document, 'documentId' | 'name' | 'latest'>

export interface Plan {
  ready: Chosen[]
  /** Are this type already. */
  same: Chosen[]
  /** Cannot become this type. */
  left: Chosen[]
  /** Several of which would get one name. */
  twins: Chosen[]
}

export function planOf(documents: readonly Chosen[], to: TargetType): Plan {
  const {
    ready = [],
    same = [],
    left = [],
  } = Object.groupBy(documents, ({ latest }) => {
    if (latest.extension === to) return 'same'
    return targetsOf(latest).includes(to) ? 'ready' : 'left'
  })
  const alike = Map.groupBy(ready, ({ name }) => nameKey(stemOf(name)))
  return { ready, same, left, twins: [...alike.values()].filter((some) => some.length > 1).flat() }
}
