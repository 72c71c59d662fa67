/** The plan of instalments of a client, and what its payments have settled. */
import { Button, Empty, Failure, useFormat, useLock, Waiting } from '@mizan/platform/ui'
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import type { Client, Instalment } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './instalments.module.css'
import { PlanDialog } from './PlanDialog.tsx'

export function Instalments({ client: { clientId } }: { client: Client }) {
  const t = useText()
  const lock = useLock()
  const [isEditing, setEditing] = useState(false)
  const plan = useCall('client.instalments', { params: { clientId } })
  if (plan.error)
    return (
      <>
        <p className={classes.failed}>{t('instalments.failed')}</p>
        <Failure error={plan.error} onRetry={() => plan.refetch()} />
      </>
    )
  if (!plan.data) return <Waiting height={200} />
  const { items, earlier, may } = plan.data
  const edit = may.includes('set') && (
    <Button variant="default" onClick={() => setEditing(true)} {...lock}>
      {t(items.length === 0 ? 'instalments.make' : 'instalments.edit')}
    </Button>
  )
  return (
    <>
      {items.length === 0 ? (
        <Empty title={t('instalments.empty')} action={edit}>
          {t('instalments.emptyBody')}
        </Empty>
      ) : (
        <>
          <PlanTable items={items} />
          {edit}
        </>
      )}
      {isEditing && (
        <PlanDialog clientId={clientId} items={items} earlier={earlier} onClose={() => setEditing(false)} />
      )}
    </>
  )
}

function PlanTable({ items }: { items: readonly Instalment[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <table className={classes.table} aria-label={t('instalments.list')}>
      <thead>
        <tr>
          <th scope="col">{t('instalments.due')}</th>
          <th scope="col" className={classes.amount}>
            {t('instalments.amount')}
          </th>
          <th scope="col">{t('instalments.state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.instalmentId}>
            <td>{format.date(one.due)}</td>
            <td className={classes.amount}>{format.money(one.amount.amount)}</td>
            <td>
              <State instalment={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const icons = { paid: IconCircleCheck, due: IconHourglass, overdue: IconAlertTriangle }
const words = { paid: 'paid', due: 'waiting', overdue: 'late' } as const

/** A sign and a word; and what is left, if a part is paid. */
function State({ instalment: { state, amount, left } }: { instalment: Instalment }) {
  const t = useText()
  const format = useFormat()
  const Icon = icons[state]
  const isPart = state !== 'paid' && left.amount !== amount.amount
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={16} stroke={1.7} aria-hidden />
      {t(`instalments.${words[state]}`)}
      {isPart && <small>{t('instalments.left', { amount: format.money(left.amount) })}</small>}
    </span>
  )
}
