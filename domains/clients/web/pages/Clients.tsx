/** `/client`: the clients of the office, and who owes what. */
import { useTitle } from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { Gate } from '../Gate.tsx'
import { ClientList } from '../list/ClientList.tsx'
import { useText } from '../text.ts'
import { Totals } from '../totals/Totals.tsx'

const route = getRouteApi('/client')

export function Clients() {
  const t = useText()
  const { show } = route.useSearch()
  useTitle(t('title'))
  return <Gate>{show === 'totals' ? <Totals /> : <ClientList />}</Gate>
}
