/** The tab "Taslaklar" of a case: its drafts, and the link to a new one with its facts. */
import type { Case } from '@mizan/cases/schemas'
import { Button, Empty, Pager, Slot, useLock } from '@mizan/platform/ui'
import { Found, RowsWaiting } from '@mizan/platform/ui/lists'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { DraftRows } from '../list/DraftRows.tsx'
import classes from '../list/list.module.css'
import { NewDraft } from '../new/NewDraft.tsx'
import { useText } from '../text.ts'

const pageSize = 20

export function CaseDrafts({ record: { caseId, permission } }: { record: Case }) {
  const t = useText()
  const lock = useLock()
  const [pageIndex, setPageIndex] = useState(0)
  const [isNew, setNew] = useState(false)
  const found = useCall(
    'drafts.list',
    { query: { caseId, pageIndex, pageSize } },
    { placeholderData: keepPreviousData },
  )
  // The filled button of this screen is in its head.
  const begin = permission === 'write' && (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      onClick={() => setNew(true)}
      {...lock}
    >
      {t('new.open')}
    </Button>
  )
  return (
    <>
      <Slot name="cases.locked" />
      <Found found={found} failed={t('list.failed')} waiting={<RowsWaiting rows={3} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Empty title={t('case.empty')} action={begin}>
              {t('case.emptyBody')}
            </Empty>
          ) : (
            <>
              <div className={classes.tools}>{begin}</div>
              <DraftRows items={items} isBusy={found.isPlaceholderData} ofCase />
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
      {isNew && <NewDraft caseId={caseId} onClose={() => setNew(false)} />}
    </>
  )
}
