/** The case of the time, found by typing. */
import { caseOptions, casesToChooseFrom } from '@mizan/cases/rules/case-choice'
import { Combobox, useFound } from '@mizan/platform/ui/composite'
import { caseCalls } from './data.ts'
import { useText } from './text.ts'

const freshMs = 60_000

export interface KnownCase {
  caseId: string | null
  caseTitle: string
}

const useRead = (text: string, enabled: boolean) =>
  caseCalls.useCall(
    'cases.basicInfo',
    { query: text ? { query: text } : {} },
    { staleTime: freshMs, enabled },
  ).data?.items

/** The title by id; `known` is a case that the list may not have. */
export function useCaseTitle(known?: KnownCase): (caseId: string | null) => string {
  const cases = useRead('', true)
  return (caseId) =>
    cases?.find((one) => one.caseId === caseId)?.displayTitle ??
    (caseId === known?.caseId ? known?.caseTitle : '') ??
    ''
}

interface Props {
  value: string | null
  error?: string | undefined
  /** A case that the list may lack, such as a closed one, or any while there is no network. */
  known?: KnownCase | undefined
  /** The placeholder for a filter, in which no choice means all cases. */
  placeholder?: string
  required?: boolean
  onChange: (caseId: string | null) => void
}

export function CaseField({ value, error, known, placeholder, required = false, onChange }: Props) {
  const t = useText()
  const { items, onTyped } = useFound(useRead, casesToChooseFrom)
  const options = caseOptions(items)
  const isMissing = known?.caseId && !items.some(({ caseId }) => caseId === known.caseId)
  return (
    <Combobox
      label={t('field.case')}
      required={required}
      placeholder={placeholder ?? t('field.casePlaceholder')}
      error={error}
      options={isMissing ? [{ value: known.caseId ?? '', label: known.caseTitle }, ...options] : options}
      value={value}
      onTyped={onTyped}
      onChange={onChange}
    />
  )
}
