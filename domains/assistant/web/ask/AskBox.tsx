/** The box for a question, at the bottom of the window: Enter asks, and during the answer it shows the stages. */
import { Button, Segmented, useFormat, useLock } from '@mizan/platform/ui'
import { IconPlayerStop } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { askedCountries } from '../../data/countries.ts'
import type { AnswerStage, AskedCountry } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './ask.module.css'
import { isNearEnd, mayAsk, roomLeft } from './length.ts'
import { StageLine } from './StageLine.tsx'

interface Props {
  text: string
  country: AskedCountry
  /** A conversation is continued. */
  isFollowUp: boolean
  /** Set while a question is being answered. */
  stage: AnswerStage | null
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  onCountry: (country: AskedCountry) => void
  onAsk: () => void
  onStop: () => void
}

export function AskBox({ text, country, isFollowUp, stage, field, onText, onCountry, onAsk, onStop }: Props) {
  const t = useText()
  const id = useId()
  const lock = useLock()
  const isReady = mayAsk(text) && !lock.disabled && stage === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onAsk()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && stage) onStop()
    // Enter that ends the choice of a letter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isReady) onAsk()
  }
  return (
    <form className={classes.box} data-running={stage !== null || undefined} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {t('ask.label')}
      </label>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        rows={isFollowUp ? 1 : 2}
        value={text}
        readOnly={stage !== null}
        placeholder={isFollowUp ? t('ask.followUp') : t('ask.placeholder')}
        aria-describedby={`${id}-room`}
        aria-invalid={roomLeft(text) < 0 || undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
      />
      <div className={classes.tools}>
        <Segmented
          label={t('country.label')}
          value={country}
          options={askedCountries.map((value) => ({ value, label: t(`country.${value}`) }))}
          onChange={onCountry}
        />
        <div className={classes.middle}>
          {stage ? <StageLine stage={stage} /> : <Room id={`${id}-room`} text={text} />}
        </div>
        {/* Two elements: a button that became the other one during a click would send the form with that click. */}
        {stage ? (
          <Button
            key="stop"
            className={classes.submit}
            variant="default"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            onClick={onStop}
          >
            {t('ask.stop')}
          </Button>
        ) : (
          <Button
            key="ask"
            className={classes.submit}
            type="submit"
            disabled={!mayAsk(text) || lock.disabled}
            title={lock.title}
          >
            {t('ask.submit')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Explains the keys, and near the limit the room that is left. */
function Room({ id, text }: { id: string; text: string }) {
  const t = useText()
  const { number } = useFormat()
  const left = roomLeft(text)
  const count = Math.abs(left)
  const shown = number(count)
  if (!isNearEnd(text))
    return (
      <span id={id} className={classes.hint}>
        {t('ask.hint')}
      </span>
    )
  return (
    <span id={id} role="status" className={classes.room} data-over={left < 0 || undefined}>
      {left < 0 ? t('ask.over', { count, shown }) : t('ask.left', { count, shown })}
    </span>
  )
}
