/** A row for each recording; on a phone a card. */
import { CutName, notify, useFormat, useLock } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import { Menu, type MenuEntry } from '@mizan/platform/ui/composite'
import { tableClasses, useBinNotices, useFocusOfNext } from '@mizan/platform/ui/lists'
import { clockOf } from '../../rules/lengths.ts'
import type { Recording } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useWaiting } from '../page.ts'
import { useText } from '../text.ts'
import { stateOf } from './states.ts'
import classes from './table.module.css'

interface Actions {
  onShow: (recording: Recording) => void
  onRename: (recording: Recording) => void
}

interface Props extends Actions {
  caseId: string
  recordings: readonly Recording[]
  /** The time of the last check for new pieces. */
  now: number
}

const columns = ['name', 'length', 'by', 'transcript', 'state', 'date'] as const

export function RecordingTable({ recordings, ...ofRow }: Props) {
  const t = useText()
  const rows = useFocusOfNext<HTMLTableSectionElement>(
    recordings.map(({ recordingId }) => recordingId),
    { attribute: 'data-recording', place: '[data-result]' },
  )
  return (
    <table className={`${tableClasses.table} ${classes.table}`} aria-label={t('list.label')}>
      <thead>
        <tr>
          {columns.map((id) => (
            <th key={id} scope="col" className={classes[id]}>
              {t(`column.${id}`)}
            </th>
          ))}
          <th scope="col" className={classes.more}>
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...rows}>
        {recordings.map((recording) => (
          <Row key={recording.recordingId} recording={recording} {...ofRow} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Omit<Props, 'recordings'> {
  recording: Recording
}

function Row({ caseId, recording, now, onShow, onRename }: RowProps) {
  const t = useText()
  const format = useFormat()
  const { recordingId, name, lengthMs, createdBy, createdAt, transcriptVersion, transcription } = recording
  const waiting = useWaiting().find((one) => one.recording.recordingId === recordingId)
  const ofHere = waiting?.state === 'left' || waiting?.state === 'refused' ? 'stopped' : 'here'
  const state = stateOf(recording, now, waiting ? ofHere : 'elsewhere')
  const percent = transcription?.percent ?? 0
  return (
    <tr data-recording={recordingId}>
      <td className={classes.name}>
        <button type="button" data-result className={tableClasses.open} onClick={() => onShow(recording)}>
          <CutName name={name} />
        </button>
      </td>
      <td className={classes.length}>{lengthMs === null ? '–' : clockOf(lengthMs)}</td>
      <td className={classes.by}>
        <PersonChip name={createdBy.name} narrow />
      </td>
      <td className={classes.transcript}>{t(`transcriptState.${transcriptVersion > 0 ? 'yes' : 'no'}`)}</td>
      <td className={classes.state} data-state={state}>
        {t(`state.${state}`, { percent })}
      </td>
      <td className={classes.date}>{format.day(createdAt)}</td>
      <td className={classes.more}>
        <RowMenu caseId={caseId} recording={recording} onRename={onRename} />
      </td>
    </tr>
  )
}

function RowMenu({ caseId, recording, onRename }: Omit<RowProps, 'onShow' | 'now'>) {
  const t = useText()
  const lock = useLock()
  const { recordingId, name, may, size, transcriptVersion } = recording
  const hasContent = size > 0 || transcriptVersion > 0
  const params = { caseId, recordingId }
  const remove = useDeletion(caseId, recording)
  const finish = useSend('recordings.finish', () => notify('success', t('saved', { name })))
  const mayNow = (ability: Recording['may'][number]) => may.includes(ability) && !lock.disabled
  const entries: MenuEntry[] = [
    ...(mayNow('edit') ? [{ id: 'rename', label: t('action.rename'), run: () => onRename(recording) }] : []),
    ...(mayNow('finish') && hasContent
      ? [{ id: 'save', label: t('action.save'), run: () => finish.mutate({ params, body: {} }) }]
      : []),
    ...(mayNow('delete') ? [{ id: 'delete', label: t('action.delete'), run: remove, harmful: true }] : []),
  ]
  return entries.length > 0 ? <Menu label={t('list.more', { name })} entries={entries} /> : null
}

function useDeletion(caseId: string, { recordingId, name }: Recording): () => void {
  const notices = useBinNotices()
  const params = { caseId, recordingId }
  const restore = useSend('recordings.restore')
  const undo = () => restore.mutate({ params })
  const remove = useSend('recordings.delete', () =>
    notices.deleted({ key: `recording.${recordingId}`, name, undo }),
  )
  return () => remove.mutate({ params })
}
