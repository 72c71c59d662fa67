/** The cases of a client, on the page of the client. */
import type { Client } from '@mizan/clients/schemas'
import { Empty, Failure, PlainLink, Waiting } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText as useCaseText } from '../text.ts'
import classes from './parties.module.css'
import { useRoleWord, useText } from './text.ts'

export function ClientCases({ client: { clientId } }: { client: Client }) {
  const t = useText()
  const caseText = useCaseText()
  const roleWord = useRoleWord()
  const found = useCall('cases.ofClient', { params: { clientId } })
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{t('ofClient.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={160} />
  const { items, hidden } = found.data
  if (items.length + hidden === 0) return <Empty title={t('ofClient.empty')}>{t('ofClient.emptyBody')}</Empty>
  return (
    <>
      <ul className={classes.cards} aria-label={t('ofClient.list')}>
        {items.map(({ caseId, caseNumber, displayTitle, state, roles }) => (
          <li key={caseId} className={classes.card}>
            <b>
              <PlainLink href={caseAddress(caseId)}>{displayTitle}</PlainLink>
            </b>
            <span className={classes.facts}>
              <span>{caseNumber}</span>
              <span>{caseText(`state.${state ?? 'none'}`)}</span>
              {roles.length > 0 && <span>{roles.map(roleWord).join(', ')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={classes.hidden}>{t('ofClient.hidden', { count: hidden })}</p>}
    </>
  )
}
