/** The case that time is for, found by typing. */
import { caseOptions } from '@mizan/cases/rules/case-choice'
import { Combobox } from '@mizan/platform/ui/composite'
import { caseCalls } from './data.ts'
import { useText } from './text.ts'

const freshMs = 60_000

export interface KnownCase {
  caseId: string | null
  caseTitle: string
}

const useCases = () =>
  caseCalls.useCall('cases.basicInfo', { query: {} }, { staleTime: freshMs }).data?.items ?? []

/** The title by id; `known` is a case that the list may not have. */
export function useCaseTitle(known?: KnownCase): (caseId: string | null) => string {
  const cases = useCases()
  return (caseId) =>
    cases.find((one) => one.caseId === caseId)?.displayTitle ??
    (caseId === known?.caseId ? known?.caseTitle : '') ??
    ''
}

interface Props {
  value: string | null
  error?: string | undefined
  /** A case that the list may not have, such as one that is closed, or any while there is no network. */
  known?: KnownCase | undefined
  /** For a filter, which may stand for all cases. */
  placeholder?: string
  onChange: (caseId: string | null) => void
}

export function CaseField({ value, error, known, placeholder, onChange }: Props) {
  const t = useText()
  const cases = useCases()
  const options = caseOptions(cases)
  const isMissing = known?.caseId && !cases.some(({ caseId }) => caseId === known.caseId)
  return (
    <Combobox
      label={t('field.case')}
      placeholder={placeholder ?? t('field.casePlaceholder')}
      error={error}
      options={isMissing ? [{ value: known.caseId ?? '', label: known.caseTitle }, ...options] : options}
      value={value}
      onChange={onChange}
    />
  )
}
