/** The cases to choose from in a field: the latest changed, and of very many those that are found by what is typed. */
import { useFound } from '@mizan/platform/ui/composite'
import { casesToChooseFrom } from '../rules/case-choice.ts'
import { useCall } from './data.ts'

const freshMs = 60_000

const useRead = (text: string, enabled: boolean) =>
  useCall('cases.basicInfo', { query: text ? { query: text } : {} }, { staleTime: freshMs, enabled }).data
    ?.items

export const useCaseChoices = () => useFound(useRead, casesToChooseFrom)
