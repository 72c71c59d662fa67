/** The value of a field in words. */
import { useFormat } from '@mizan/platform/ui'
import type { Jurisdiction } from '../../data/jurisdictions.ts'
import { noState } from '../../data/words.ts'
import type { State } from '../list/address.ts'
import { useClients, usePeople } from '../people.ts'
import { useText } from '../text.ts'
import type { Field } from './fields.ts'

export function useValueText(): (field: Field, value: string | null) => string {
  const t = useText()
  const format = useFormat()
  const people = usePeople()
  const clients = useClients()
  return (field, value) => {
    if (field === 'state') return t(`state.${(value ?? noState) as State}`)
    if (field === 'deadline') return value ? format.date(value) : t('deadline.none')
    if (field === 'assignee') return people.nameOf(value) ?? t('person.nobody')
    if (field === 'jurisdiction') return t(`jurisdiction.${(value ?? 'none') as Jurisdiction | 'none'}`)
    if (field === 'claimValue' && value) return format.money(value)
    if (field === 'client') return clients.nameOf(value) ?? t('client.none')
    return value ?? ''
  }
}
