/** Play, pause, paragraph back and forward, speed: the bar at the bottom of the page while a text is read aloud. */
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStopFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconX,
} from '@tabler/icons-react'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { useText } from '../words.ts'
import classes from './speech.module.css'
import { rates } from './speech.ts'
import type { ReadAloud } from './use-read-aloud.ts'

function Rate({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const t = useText()
  return (
    <label className={classes.rate}>
      <span className="visually-hidden">{t('speech.rate')}</span>
      <select value={rate} onChange={(event) => onChange(Number(event.target.value))}>
        {rates.map((one) => (
          <option key={one} value={one}>
            {`${one}×`}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SpeechBar({ aloud, onClose }: { aloud: ReadAloud; onClose: () => void }) {
  const t = useText()
  const { state, count } = aloud
  const playing = state.status === 'playing'
  const failure = state.status === 'failed' || state.status === 'voiceless' ? state.status : null
  const close = () => {
    aloud.stop()
    onClose()
  }
  return (
    <section className={classes.bar} aria-label={t('speech.label')}>
      {aloud.supported ? (
        <>
          <ToolButton
            icon={IconPlayerTrackPrev}
            label={t('speech.previous')}
            onClick={() => aloud.jump(-1)}
          />
          <ToolButton
            icon={playing ? IconPlayerPause : IconPlayerPlay}
            label={playing ? t('speech.pause') : t('speech.play')}
            onClick={aloud.toggle}
          />
          <ToolButton icon={IconPlayerTrackNext} label={t('speech.next')} onClick={() => aloud.jump(1)} />
          <ToolButton
            icon={IconPlayerStopFilled}
            label={t('speech.stop')}
            onClick={aloud.stop}
            disabled={state.status === 'idle'}
          />
          <span className={classes.position}>
            {state.status !== 'idle' && t('speech.at', { position: state.block + 1, count })}
          </span>
          <Rate rate={state.rate} onChange={aloud.setRate} />
          <span role="status" className={failure ? classes.failed : 'visually-hidden'}>
            {failure && t(`speech.${failure}`)}
          </span>
        </>
      ) : (
        <p role="status" className={classes.unsupported}>
          {t('speech.unsupported')}
        </p>
      )}
      <ToolButton icon={IconX} label={t('speech.close')} onClick={close} />
    </section>
  )
}
