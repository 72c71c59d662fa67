/** The table of recordings with its buttons, and the panel of one of them. */
import { Empty, Slot, useListKeys, useScreenKeys } from '@mizan/platform/ui'
import { BinButton, Found, ListTools, ListTurns, listPage, RowsWaiting } from '@mizan/platform/ui/lists'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Recording, RecordingPage } from '../../schemas.ts'
import { useShown } from '../address.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Left } from './Left.tsx'
import { RecordingTable } from './RecordingTable.tsx'
import { Sending } from './Sending.tsx'
import { isUnderWay } from './states.ts'
import { Tools } from './Tools.tsx'
import { UploadArea } from './UploadArea.tsx'

const Panel = lazy(async () => ({ default: (await import('../panel/RecordingPanel.tsx')).RecordingPanel }))
const Rename = lazy(async () => ({ default: (await import('./RenameDialog.tsx')).RenameDialog }))

/** A transcription reports its progress only when it is asked. */
const askAgainMs = 3_000
/** Nothing reports that somebody has stopped recording, so the list is read again. */
const lookAgainMs = 15_000

const pauseFor = (recordings: readonly Recording[]): number | false => {
  if (recordings.some(isUnderWay)) return askAgainMs
  return recordings.some(({ state }) => state === 'unfinished') && lookAgainMs
}

interface Props {
  caseId: string
  caseTitle: string
  onBin: () => void
}

export function RecordingList({ caseId, caseTitle, onBin }: Props) {
  const t = useText()
  const [pageIndex, setPage] = useState(0)
  const found = useCall(
    'recordings.list',
    { params: { caseId }, query: { pageIndex, pageSize: listPage } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => pauseFor(state.data?.items ?? []),
    },
  )
  const about = { caseId, caseTitle }
  return (
    <Found found={found} failed={t('list.failed')} waiting={<RowsWaiting rows={3} />}>
      {(page) => {
        const uploading = { ...about, largestTranscribed: page.largestTranscribed }
        const mayAdd = page.may.includes('add')
        return (
          <UploadArea {...uploading} mayAdd={mayAdd}>
            <Left {...about} recordings={page.items} />
            <Sending caseId={caseId} />
            <ListTools search={hasSpoken(page) && <Slot name="cases.spoken-search" caseId={caseId} />}>
              <BinButton count={page.inBin} onOpen={onBin} />
              {mayAdd && <Tools {...uploading} />}
            </ListTools>
            {page.total === 0 ? (
              <Empty title={t('list.empty')}>{mayAdd ? t('list.emptyBody') : t('list.emptyRead')}</Empty>
            ) : (
              <Shown
                {...{ caseId, page }}
                now={found.dataUpdatedAt}
                isOld={found.isPlaceholderData}
                onTurn={setPage}
              />
            )}
          </UploadArea>
        )
      }}
    </Found>
  )
}

/** Further pages may have transcripts even if this one has none. */
const hasSpoken = ({ total, items }: RecordingPage): boolean =>
  total > items.length || items.some(({ transcriptVersion }) => transcriptVersion > 0)

interface ShownProps {
  caseId: string
  page: RecordingPage
  now: number
  /** The next answer is awaited. */
  isOld: boolean
  onTurn: (page: number) => void
}

function Shown({ caseId, page, now, isOld, onTurn }: ShownProps) {
  const t = useText()
  const { shown, place, show } = useShown(caseId)
  const [renamed, setRenamed] = useState<Recording>()
  const { items, transcribes } = page
  useListKeys(true)
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-recording]')?.dataset.recording
  useScreenKeys({
    e: () =>
      setRenamed(items.find(({ recordingId, may }) => recordingId === focused() && may.includes('edit'))),
  })
  const step = (by: 1 | -1) => {
    const next = items[items.findIndex(({ recordingId }) => recordingId === shown) + by]
    if (next) show(next.recordingId, true)
  }
  const close = () => {
    show(undefined, true)
    document.querySelector<HTMLElement>(`[data-recording="${shown}"] [data-result]`)?.focus()
  }
  return (
    <>
      <ListTurns pager={t('list.pager')} {...{ page, isOld, onTurn }}>
        <RecordingTable
          caseId={caseId}
          recordings={items}
          now={now}
          onShow={({ recordingId }) => show(recordingId, false)}
          onRename={setRenamed}
        />
      </ListTurns>
      <Suspense>
        {shown && (
          <Panel
            caseId={caseId}
            recordingId={shown}
            place={place}
            transcribes={transcribes}
            onClose={close}
            onStep={step}
          />
        )}
        {renamed && <Rename caseId={caseId} recording={renamed} onClose={() => setRenamed(undefined)} />}
      </Suspense>
    </>
  )
}
