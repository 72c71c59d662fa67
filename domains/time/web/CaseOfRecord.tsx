/** Among the filters of the office's record: the case that entries are about. */
import { usePermission } from '@mizan/platform/ui'
import type { Slots } from '@mizan/platform/ui/slots'
import { CaseField, useCaseTitle } from './CaseField.tsx'
import { useText } from './text.ts'

export function CaseOfRecord(props: Slots['company.audit-subject']) {
  return usePermission('cases', 'Read') === true ? <Field {...props} /> : null
}

function Field({ value, onChange }: Slots['company.audit-subject']) {
  const t = useText()
  const titleOf = useCaseTitle()
  return (
    <CaseField value={titleOf(value) ? value : null} placeholder={t('filter.allCases')} onChange={onChange} />
  )
}
