/** The tab "Asistan" of a case: what was asked about it, and a way to ask. */
import type { Case } from '@mizan/cases/schemas'
import { Button, Empty, PlainLink, Slot, useFormat, useLock } from '@mizan/platform/ui'
import { Found, RowsWaiting } from '@mizan/platform/ui/lists'
import type { Conversation } from '../../schemas.ts'
import { assistantAddress } from '../address.ts'
import { listInput } from '../conversations/pages.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './case.module.css'

export function CaseConversations({ record: { caseId } }: { record: Case }) {
  const t = useText()
  const { query } = listInput('', 0)
  const found = useCall('assistant.conversations', { query: { ...query, pageSize: 100, caseId } })
  return (
    <>
      <Slot name="cases.locked" />
      <Found found={found} failed={t('case.failedList')} waiting={<RowsWaiting rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('case.empty')} action={<Ask caseId={caseId} />}>
              {t('case.emptyBody')}
            </Empty>
          ) : (
            <>
              <div className={classes.tools}>
                <Ask caseId={caseId} />
              </div>
              <ul className={classes.list}>
                {items.map((one) => (
                  <Row key={one.id} one={one} />
                ))}
              </ul>
            </>
          )
        }
      </Found>
    </>
  )
}

function Ask({ caseId }: { caseId: string }) {
  const t = useText()
  const lock = useLock()
  if (lock.disabled) return <Button {...lock}>{t('case.ask')}</Button>
  return (
    <Button renderRoot={(props) => <PlainLink {...props} href={assistantAddress({ case: caseId })} />}>
      {t('case.ask')}
    </Button>
  )
}

function Row({ one: { id, title, author, isOwn, answerCount, changedAt } }: { one: Conversation }) {
  const t = useText()
  const { day } = useFormat()
  return (
    <li>
      <PlainLink href={assistantAddress({ conversation: id })} className={classes.row}>
        <span lang="tr">{title}</span>
        <span className={classes.facts}>
          {!isOwn && `${author} · `}
          {t('list.count', { count: answerCount })} · {day(changedAt)}
        </span>
      </PlainLink>
    </li>
  )
}
