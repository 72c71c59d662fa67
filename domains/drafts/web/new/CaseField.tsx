/** The case of a draft. Without one the draft belongs to its author alone. */
import type { caseRows } from '@mizan/cases/contract'
import { caseOptions, casesToChooseFrom } from '@mizan/cases/rules/case-choice'
import { hooksOf } from '@mizan/platform/ui'
import { Combobox, useFound } from '@mizan/platform/ui/composite'
import { useText } from '../text.ts'

const { useCall } = hooksOf<typeof caseRows>()
const freshMs = 60_000

const useCases = (text: string, enabled: boolean) =>
  useCall('cases.basicInfo', { query: text ? { query: text } : {} }, { staleTime: freshMs, enabled })
const useRead = (text: string, enabled: boolean) => useCases(text, enabled).data?.items

interface Props {
  value: string | null
  error?: string | undefined
  required?: boolean
  onChange: (caseId: string | null) => void
}

export function CaseField({ value, error, required = false, onChange }: Props) {
  const t = useText()
  const { error: failure } = useCases('', true)
  const { items, onTyped } = useFound(useRead, casesToChooseFrom)
  // An office without the module of cases writes drafts without a case.
  if (failure) return null
  return (
    <Combobox
      label={t('new.case')}
      required={required}
      placeholder={t('new.casePlaceholder')}
      error={error}
      options={caseOptions(items, { readOnly: t('new.caseReadOnly') })}
      value={value}
      onTyped={onTyped}
      onChange={onChange}
    />
  )
}
