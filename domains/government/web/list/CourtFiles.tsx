/** The tab "UYAP": the court files of a case, and their documents by domain or as one timeline. */
import type { Case } from '@mizan/cases/schemas'
import { Empty, Part } from '@mizan/platform/ui'
import { Found, ListTurns, listPage, RowsWaiting } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { FilesPage } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { Proposals } from '../proposals/Proposals.tsx'
import { useText } from '../text.ts'
import { CourtHeads } from './CourtHeads.tsx'
import { FileGroups } from './FileGroups.tsx'
import { Filters, type ListFilter } from './Filters.tsx'
import classes from './list.module.css'

export function CourtFiles({ record: { caseId, may } }: { record: Case }) {
  const t = useText()
  const [chosen, setChosen] = useState<ListFilter>({ order: 'domain', unread: false })
  const [pageIndex, setPage] = useState(0)
  const found = useCall(
    'government.files',
    {
      params: { caseId },
      query: { ...chosen, unread: String(chosen.unread), pageIndex, pageSize: listPage },
    },
    { placeholderData: keepPreviousData },
  )
  const choose = (next: ListFilter) => {
    setChosen(next)
    setPage(0)
  }
  return (
    <Found found={found} failed={t('list.failed')} waiting={<RowsWaiting rows={5} />}>
      {(page) =>
        page.cases.length === 0 ? (
          <Empty title={t('list.empty')}>{t('list.emptyBody')}</Empty>
        ) : (
          <Shown
            {...{ caseId, page, chosen }}
            mayWrite={may.includes('edit')}
            isOld={found.isPlaceholderData}
            onChoose={choose}
            onTurn={setPage}
          />
        )
      }
    </Found>
  )
}

interface ShownProps {
  caseId: string
  mayWrite: boolean
  page: FilesPage
  chosen: ListFilter
  isOld: boolean
  onChoose: (chosen: ListFilter) => void
  onTurn: (page: number) => void
}

function Shown({ caseId, mayWrite, page, chosen, isOld, onChoose, onTurn }: ShownProps) {
  const t = useText()
  return (
    <>
      <CourtHeads cases={page.cases} />
      <Part of="proposals">
        <Proposals {...{ caseId, mayWrite }} />
      </Part>
      <Filters {...{ caseId, page, chosen, onChoose }} />
      {page.items.length === 0 ? (
        <p className={classes.none}>{t('list.none')}</p>
      ) : (
        <ListTurns pager={t('list.pager')} {...{ page, isOld, onTurn }}>
          <FileGroups {...{ caseId, page }} order={chosen.order} />
        </ListTurns>
      )}
    </>
  )
}
