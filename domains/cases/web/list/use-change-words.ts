/** A change of many cases in words, such as "Durum: İstinafta." */
import { useFormat } from '@mizan/platform/ui'
import { noState } from '../../data/words.ts'
import { usePeople } from '../people.ts'
import { useText } from '../text.ts'
import type { Change } from './Changes.tsx'

export function useChangeWords(): (change: Change) => string {
  const t = useText()
  const format = useFormat()
  const people = usePeople()
  return (change) => {
    if ('state' in change) return t('says.state', { value: t(`state.${change.state ?? noState}`) })
    if ('assigneeId' in change)
      return t('says.assignee', { value: people.nameOf(change.assigneeId) ?? t('person.nobody') })
    const { deadline } = change
    return t('says.deadline', { value: deadline ? format.date(deadline) : t('deadline.none') })
  }
}
