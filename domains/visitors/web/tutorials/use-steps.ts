/** The steps of the first hour; each is done once the office has its records. */
import type { assistantRows } from '@mizan/assistant/contract'
import type { caseRows } from '@mizan/cases/contract'
import type { companyRows } from '@mizan/company/contract'
import { calculatorInputsKey, hooksOf, readStored } from '@mizan/platform/ui'
import { firstSearchKey } from './first-search.ts'

const { useCall } = hooksOf<typeof assistantRows & typeof caseRows & typeof companyRows>()

export interface Step {
  name: 'search' | 'ask' | 'compute' | 'case' | 'colleagues'
  to: string
  isDone: boolean
}

/** A step whose call is refused, for example without a licence, is simply not ticked. */
export function useSteps(): Step[] {
  const questions = useCall('assistant.conversations', { query: { pageSize: 1 } }, quiet).data?.total ?? 0
  const cases = useCall('cases.basicInfo', {}, quiet).data?.items.length ?? 0
  const members = useCall('company.members', {}, quiet).data?.items.length ?? 0
  return [
    { name: 'search', to: '/search', isDone: Boolean(readStored(firstSearchKey)) },
    { name: 'ask', to: '/rag', isDone: questions > 0 },
    { name: 'compute', to: '/calculators', isDone: Boolean(readStored(calculatorInputsKey)) },
    { name: 'case', to: '/case-management', isDone: cases > 0 },
    { name: 'colleagues', to: '/company', isDone: members > 1 },
  ]
}

const quiet = { staleTime: 10_000 } as const
