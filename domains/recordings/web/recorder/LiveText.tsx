/** The spoken words as the browser hears them. */
import { useLanguage } from '@mizan/platform/ui'
import { useEffect, useId, useRef } from 'react'
import { recorder } from '../page.ts'
import { useText } from '../text.ts'
import { writeLiveText } from './live-text.ts'
import classes from './recorder.module.css'
import type { Running } from './recorder.ts'
import { isSpeechKnown } from './speech.ts'

export function LiveText({ running: { speech, sentences, unsure, state } }: { running: Running }) {
  const t = useText()
  const id = useId()
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word moves the end into sight
  useEffect(() => {
    // Newer browsers give a promise, which must not be taken for the effect's cleanup.
    void list.current?.scrollTo(0, list.current.scrollHeight)
  }, [sentences, unsure])
  if (!isSpeechKnown()) return <p className={classes.says}>{t('speech.unknown')}</p>
  const isOn = speech !== 'off'
  return (
    <>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={state === 'ending'}
          aria-describedby={id}
          onChange={({ currentTarget: { checked } }) => {
            writeLiveText(checked)
            recorder.hear(language, checked)
          }}
        />
        {t('speech.label')}
      </label>
      <p id={id} className={classes.hint}>
        {speech === 'failed' ? t('speech.failed') : t('speech.hint')}
      </p>
      {isOn && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keys
        <div ref={list} className={classes.text} role="log" aria-label={t('speech.label')} tabIndex={0}>
          {sentences.length === 0 && !unsure && <p className={classes.hint}>{t('speech.listening')}</p>}
          {sentences.map(({ text, at }) => (
            <p key={at}>{text}</p>
          ))}
          {unsure && <p className={classes.unsure}>{unsure}</p>}
        </div>
      )}
    </>
  )
}
