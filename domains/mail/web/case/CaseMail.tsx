/** In the rail of a case: its address code, and the mails offered for it. */
import type { Case } from '@mizan/cases/schemas'
import { PlainLink, usePermission } from '@mizan/platform/ui'
import { Copied } from '../address/Copied.tsx'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './case.module.css'

export function CaseMail({ record: { caseId } }: { record: Case }) {
  const t = useText()
  const found = useCall('mail.address', { params: { caseId } })
  return (
    <section>
      <h2>{t('case.title')}</h2>
      {found.error && <p>{t('case.failed')}</p>}
      {found.data && (
        <>
          <Copied text={found.data.code} />
          {found.data.address && <Copied text={found.data.address} />}
          <p className={classes.hint}>{t('case.hint')}</p>
        </>
      )}
      <WaitingHere caseId={caseId} />
    </section>
  )
}

function WaitingHere({ caseId }: { caseId: string }) {
  const t = useText()
  const mayWrite = usePermission('cases', 'Write') === true
  const { data } = useCall('mail.waiting', { query: { caseId } }, { enabled: mayWrite })
  if (!data || data.count === 0) return null
  return (
    <PlainLink href={`/incoming-mail?caseId=${encodeURIComponent(caseId)}`}>
      {t('case.waiting', { count: data.count })}
    </PlainLink>
  )
}
