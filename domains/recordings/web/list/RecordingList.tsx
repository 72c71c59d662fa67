/** The table of recordings with its buttons, and the panel of one of them. */
import { Button, Empty, Failure, Pager, Slot, useListKeys, useScreenKeys, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Recording, RecordingPage } from '../../schemas.ts'
import { useShown } from '../address.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Left } from './Left.tsx'
import classes from './list.module.css'
import { RecordingTable } from './RecordingTable.tsx'
import { Sending } from './Sending.tsx'
import { isUnderWay } from './states.ts'
import { Tools } from './Tools.tsx'
import { UploadArea } from './UploadArea.tsx'

const Panel = lazy(async () => ({ default: (await import('../panel/RecordingPanel.tsx')).RecordingPanel }))
const Rename = lazy(async () => ({ default: (await import('./RenameDialog.tsx')).RenameDialog }))

const pageSize = 50
/** A transcription says by itself how far it is only to those who ask. */
const askAgainMs = 3_000
/** That somebody has stopped recording, nobody says at all. */
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
    { params: { caseId }, query: { pageIndex, pageSize } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => pauseFor(state.data?.items ?? []),
    },
  )
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{t('list.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <ListWaiting />
  const { inBin, may, total, items, largestTranscribed } = found.data
  const about = { caseId, caseTitle }
  const uploading = { ...about, largestTranscribed }
  const mayAdd = may.includes('add')
  return (
    <UploadArea {...uploading} mayAdd={mayAdd}>
      <Left {...about} recordings={items} />
      <Sending caseId={caseId} />
      <div className={classes.tools}>
        {(total > items.length || items.some(({ transcriptVersion }) => transcriptVersion > 0)) && (
          <Slot name="cases.spoken-search" caseId={caseId} />
        )}
        <span className={classes.room} />
        {inBin > 0 && (
          <Button variant="subtle" onClick={onBin}>
            {t('bin')} {inBin}
          </Button>
        )}
        {mayAdd && <Tools {...uploading} />}
      </div>
      {total === 0 ? (
        <Empty title={t('list.empty')}>{mayAdd ? t('list.emptyBody') : t('list.emptyRead')}</Empty>
      ) : (
        <Shown
          caseId={caseId}
          page={found.data}
          now={found.dataUpdatedAt}
          isOld={found.isPlaceholderData}
          onTurn={setPage}
        />
      )}
    </UploadArea>
  )
}

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
  const { items, pageIndex, total, transcribes } = page
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
      <div className={classes.frame} aria-busy={isOld}>
        <RecordingTable
          caseId={caseId}
          recordings={items}
          now={now}
          onShow={({ recordingId }) => show(recordingId, false)}
          onRename={setRenamed}
        />
      </div>
      <Pager
        label={t('list.pager')}
        index={pageIndex}
        pages={Math.ceil(total / pageSize)}
        onChange={onTurn}
      />
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

const ListWaiting = () => (
  <div aria-busy>
    <Waiting width="16rem" height={38} below={12} />
    {[1, 2, 3].map((row) => (
      <Waiting key={row} height={40} below={2} />
    ))}
  </div>
)
