/** The tab "Asistan" of a case: earlier questions about it, and a way to ask. */
import type { Case } from '@mizan/cases/schemas'
import { Button, Empty, Pager, PlainLink, Slot, useFormat, useLock } from '@mizan/platform/ui'
import { Found, RowsWaiting } from '@mizan/platform/ui/lists'
import { IconMessageQuestion } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '../../schemas.ts'
import { assistantAddress } from '../address.ts'
import { listInput, pageSize } from '../conversations/pages.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './case.module.css'

export function CaseConversations({ record: { caseId } }: { record: Case }) {
  const t = useText()
  const [pageIndex, setPageIndex] = useState(0)
  const { query } = listInput('', pageIndex)
  const found = useCall(
    'assistant.conversations',
    { query: { ...query, caseId } },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <Slot name="cases.locked" />
      <Found found={found} failed={t('case.failedList')} waiting={<RowsWaiting rows={3} />}>
        {({ items, total }) =>
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
              <Pager
                label={t('list.pager')}
                index={pageIndex}
                pages={Math.ceil(total / pageSize)}
                onChange={setPageIndex}
              />
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
  const icon = <IconMessageQuestion size={18} stroke={1.7} aria-hidden />
  // The filled button of this screen is in its head.
  if (lock.disabled)
    return (
      <Button variant="default" leftSection={icon} {...lock}>
        {t('case.ask')}
      </Button>
    )
  return (
    <Button
      variant="default"
      leftSection={icon}
      renderRoot={(props) => <PlainLink {...props} href={assistantAddress({ case: caseId })} />}
    >
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
