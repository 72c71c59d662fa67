import { useFormat } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { type ListProps, ListTable } from './rows.tsx'

export function Offices({ query, pageIndex, children }: ListProps) {
  const t = useText()
  const format = useFormat()
  const list = useCall('billingStaff.offices', { query: { query, pageIndex } })
  const heads = ['office', 'plan', 'state', 'until', 'seats', 'revenue'] as const
  return (
    <ListTable
      label={t('staff.tab.offices')}
      heads={heads.map((name) => t(`staff.head.${name}`))}
      figures={[4, 5]}
      list={list}
      row={(office) => (
        <tr key={office.officeId}>
          <th scope="row">{office.name}</th>
          <td>
            {office.offerType ? t(`offer.${office.offerType}.name`) : '–'}
            <small>
              {office.planType && t(`planType.${office.planType}`)}{' '}
              {office.billingCycle && t(`cycle.${office.billingCycle}`)}
            </small>
          </td>
          <td>
            {t(`state.${office.state}`)}
            {office.cancelReason && <small>{reasonIn(t, office.cancelReason)}</small>}
          </td>
          <td data-label={t('staff.head.until')}>{office.until ? format.day(office.until) : '–'}</td>
          <td data-number data-label={t('staff.head.seats')}>
            {format.number(office.seats)}
          </td>
          <td data-number data-label={t('staff.head.revenue')}>
            {format.money(office.revenue)}
          </td>
        </tr>
      )}
    >
      {children}
    </ListTable>
  )
}

const reasons = ['price', 'missing', 'unused', 'support', 'other'] as const

/** The chosen reason, with the comment of the office. */
function reasonIn(t: ReturnType<typeof useText>, kept: string): string {
  const reason = reasons.find((name) => kept === name || kept.startsWith(`${name}: `))
  return reason ? `${t(`cancel.reason.${reason}`)}${kept.slice(reason.length)}` : kept
}
