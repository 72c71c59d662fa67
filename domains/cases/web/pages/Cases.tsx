/** `/case-management`: the cases of the office. */
import { useTitle } from '@mizan/platform/ui'
import { Gate } from '../Gate.tsx'
import { CaseList } from '../list/CaseList.tsx'
import { useText } from '../text.ts'

export function Cases() {
  useTitle(useText()('title'))
  return (
    <Gate>
      <CaseList />
    </Gate>
  )
}
