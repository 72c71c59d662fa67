/** Recordings and files of this case that are on their way to the server. */
import { CutName, IconButton } from '@mizan/platform/ui'
import { IconRefresh, IconX } from '@tabler/icons-react'
import type { WaitingRecording } from '../outbox/waiting-list.ts'
import { outbox, useRunning, useWaiting } from '../page.ts'
import { useText } from '../text.ts'
import classes from './waiting.module.css'

export function Sending({ caseId }: { caseId: string }) {
  const t = useText()
  const running = useRunning()
  const waiting = useWaiting().filter(
    ({ recording, state }) => recording.caseId === caseId && recording.id !== running?.id && state !== 'left',
  )
  if (waiting.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('waiting.label')}>
      {waiting.map((one) => (
        <Line key={one.recording.id} waiting={one} />
      ))}
    </ul>
  )
}

function Line({ waiting }: { waiting: WaitingRecording }) {
  const t = useText()
  const { recording, state, sent } = waiting
  const { id, name, pieces } = recording
  const percent = pieces === 0 ? 0 : Math.floor((100 * sent) / Math.max(sent, pieces))
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.says}>
        <strong>
          <CutName name={name} />
        </strong>
        <span role="status">{useSays(waiting, percent)}</span>
      </span>
      {state === 'refused' && (
        <IconButton
          icon={IconRefresh}
          label={t('waiting.again', { name })}
          onClick={() => void outbox.end(id)}
        />
      )}
      <IconButton icon={IconX} label={t('waiting.drop', { name })} onClick={() => void outbox.drop(id)} />
      {state !== 'refused' && (
        <progress className={classes.progress} max={100} value={percent} aria-label={name} />
      )}
    </li>
  )
}

function useSays({ state, text }: WaitingRecording, percent: number): string {
  const t = useText()
  if (state === 'refused') return text || t('waiting.refused')
  if (state === 'cut') return text || t('waiting.cut')
  return percent > 0 ? t('waiting.percent', { percent }) : t('waiting.sending')
}
