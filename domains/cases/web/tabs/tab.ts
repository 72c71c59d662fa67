import type { ComponentType } from 'react'
import type { Case, CaseCounts } from '../../schemas.ts'
import type { useText } from '../text.ts'

export interface CaseTab {
  /** As written in the address: small letters. */
  id: string
  label: (t: ReturnType<typeof useText>) => string
  /** Which of the counts of the case stands beside the name. */
  counts?: keyof CaseCounts
  /** The same for a number that a later domain knows. */
  Count?: ComponentType<{ record: Case }>
  /** Loaded when it is first opened (`lazy`), except for the first one. */
  Content: ComponentType<{ record: Case }>
}
