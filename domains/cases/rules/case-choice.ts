/** How cases look in a field where one is chosen: one look in all domains that put something into a case. */
import { mostCasesAtOnce } from '../data/limits.ts'
import type { CaseChoice } from '../schemas.ts'

/** Where there are so many, others are found by what is typed. */
export const casesToChooseFrom = { most: mostCasesAtOnce, id: 'caseId' } as const

export interface CaseOption {
  value: string
  label: string
  detail?: string
  disabled?: boolean
}

interface Wanted {
  /** A case that cannot be chosen, because what is put somewhere is in it. */
  without?: string | undefined
  /** Said beside a case that may only be read; such a case cannot be chosen. */
  readOnly?: string
}

export const caseLabel = ({ displayTitle, caseNumber }: Pick<CaseChoice, 'displayTitle' | 'caseNumber'>) =>
  `${displayTitle} · ${caseNumber}`

export const caseOptions = (
  cases: readonly CaseChoice[] | undefined,
  { without, readOnly }: Wanted = {},
): CaseOption[] =>
  (cases ?? [])
    .filter(({ caseId }) => caseId !== without)
    .map((one) => ({
      value: one.caseId,
      label: caseLabel(one),
      ...(readOnly && !one.mayWrite && { detail: readOnly, disabled: true }),
    }))
