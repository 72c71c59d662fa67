/** The transcript while it is written: a sentence in each line, with its time before it. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, notify, useSession } from '@mizan/platform/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { longestTranscript } from '../../data/limits.ts'
import { transcriptOf } from '../../rules/transcript.ts'
import type { Transcript } from '../../schemas.ts'
import { useSend } from '../data.ts'
import type { Playback } from '../player/use-playback.ts'
import { useText } from '../text.ts'
import { Difference } from './Difference.tsx'
import { type Draft, forgetDraft, keepDraft, readDraft } from './drafts.ts'
import classes from './transcript.module.css'

interface Props {
  caseId: string
  recordingId: string
  /** The name of the recording. */
  name: string
  transcript: Transcript
  playback: Playback | undefined
  onClose: () => void
}

/** The transcript at the start of the editing. */
type EditBase = Pick<Draft, 'before' | 'version'>

const keepAfterMs = 400

export function Editor({ caseId, recordingId, name, transcript, playback, onClose }: Props) {
  const t = useText()
  const id = useId()
  const { userId = '' } = useSession()
  const [found] = useState(() => readDraft(userId, recordingId))
  const [seen, setSeen] = useState<EditBase>(
    found ?? { before: transcript.text, version: transcript.version },
  )
  const [text, setText] = useState(found?.text ?? transcript.text)
  const [hasClash, setClash] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const save = useSend('recordings.saveTranscript')
  useEffect(() => area.current?.focus({ preventScroll: true }), [])
  useKept(userId, recordingId, { before: seen.before, version: seen.version, text, caseId, name })
  const done = () => {
    forgetDraft(userId, recordingId)
    onClose()
  }
  const put = async (wanted: string, { before, version }: EditBase) => {
    if (wanted === before) return done()
    const body = { text: wanted, version }
    try {
      await save.mutateAsync({ params: { caseId, recordingId }, body })
      notify('success', t('transcript.saved'))
      done()
    } catch (error) {
      // The typed text stays; a notice reports the failure.
      if (error instanceof ApiError && error.code === 'version.changed') setClash(true)
      else if (error instanceof ApiError && error.message) notify('error', error.message)
    }
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void put(text, seen)
    // The panel would close, and with it the text.
    else if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={classes.editor}>
      <label htmlFor={id}>{t('transcript.label')}</label>
      <textarea
        ref={area}
        id={id}
        aria-describedby={`${id}-hint`}
        maxLength={longestTranscript}
        spellCheck
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <p id={`${id}-hint`} className={classes.changed}>
        {t('transcript.hint')}
      </p>
      <div className={classes.actions}>
        {playback && (
          <Button variant="subtle" onClick={() => setText(stamped(area.current, text, playback.atMs))}>
            {t('transcript.stamp')}
          </Button>
        )}
        <Button variant="default" onClick={done}>
          {t('transcript.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => void put(text, seen)}>
          {t('transcript.save')}
        </Button>
      </div>
      {hasClash && (
        <Difference
          {...{ caseId, recordingId, before: seen.before, mine: text }}
          isBusy={save.isPending}
          onTheirs={done}
          onSave={(chosen, theirs) => {
            const next = { before: theirs.text, version: theirs.version }
            setSeen(next)
            setText(chosen)
            setClash(false)
            void put(chosen, next)
          }}
          onClose={() => setClash(false)}
        />
      )}
    </div>
  )
}

/** Whole seconds are enough to find a sentence again. */
const secondMs = 1_000

/** The line with the cursor begins with this moment. */
function stamped(area: HTMLTextAreaElement | null, text: string, atMs: number): string {
  const cursor = area?.selectionStart ?? text.length
  const begin = text.lastIndexOf('\n', cursor - 1) + 1
  const code = transcriptOf([{ text: '·', at: Math.floor(atMs / secondMs) * secondMs }]).slice(0, -1)
  area?.focus()
  return text.slice(0, begin) + code + text.slice(begin).replace(/^\[[\d:.]+\][ \t]*/, '')
}

function useKept(userId: string, recordingId: string, draft: Draft): void {
  const { text, before, version, caseId, name } = draft
  useEffect(() => {
    if (text === before) return forgetDraft(userId, recordingId)
    const kept = { text, before, version, caseId, name }
    const timer = setTimeout(() => keepDraft(userId, recordingId, kept), keepAfterMs)
    return () => clearTimeout(timer)
  }, [userId, recordingId, text, before, version, caseId, name])
}
