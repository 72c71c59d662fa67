import type { ComponentType } from 'react'
import type { Case } from '../../schemas.ts'
import type { useText } from '../text.ts'

export interface CaseTab {
  /** As written in the address: small letters. */
  id: string
  /** The name of the tab, with its count if it has one. */
  label: (t: ReturnType<typeof useText>, record: Case) => string
  /** Loaded when it is first opened (`lazy`), except for the first one. */
  Content: ComponentType<{ record: Case }>
}
