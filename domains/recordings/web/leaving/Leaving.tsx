/** Asks a person who logs out what to do with sound and text that the server does not have yet. */
import { askBeforeSignOut, Button, Dialog, useApi, useReachable, useSession } from '@mizan/platform/ui'
import { useEffect, useState } from 'react'
import type { RecordingClient } from '../outbox/calls.ts'
import { outbox, recorder } from '../page.ts'
import { useText } from '../text.ts'
import classes from './leaving.module.css'
import { isNothing, sendAll, throwAway, type UnsentWork, unsentOf } from './unsent-work.ts'

type Answer = (leaves: boolean) => void

export function Leaving() {
  const { userId } = useSession()
  const [asked, setAsked] = useState<{ unsent: UnsentWork; answer: Answer }>()
  useEffect(() => {
    if (userId === undefined) return
    return askBeforeSignOut(async () => {
      const unsent = await unsentOf(outbox, userId)
      if (isNothing(unsent)) return true
      return new Promise((resolve) => setAsked({ unsent, answer: resolve }))
    })
  }, [userId])
  if (!asked || userId === undefined) return null
  const answer: Answer = (leaves) => {
    setAsked(undefined)
    asked.answer(leaves)
  }
  return <Question userId={userId} first={asked.unsent} onAnswer={answer} />
}

interface Props {
  userId: string
  first: UnsentWork
  onAnswer: Answer
}

function Question({ userId, first, onAnswer }: Props) {
  const t = useText()
  const isReachable = useReachable()
  const client = useApi().client as unknown as RecordingClient
  const [isWaiting, setWaiting] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const unsent = useUnsent(userId, first)
  const isDone = isWaiting && isNothing(unsent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when nothing is left
  useEffect(() => {
    if (isDone) onAnswer(true)
  }, [isDone])
  const saveDraft = ({ caseId, recordingId, text, version }: UnsentWork['drafts'][number]) =>
    client['recordings.saveTranscript']({
      params: { caseId, recordingId },
      body: { text, version },
    })
  const wait = async () => {
    setWaiting(true)
    const names = await sendAll({ outbox, recorder, saveDraft }, userId, unsent)
    setRefused(names)
    if (names.length > 0) setWaiting(false)
  }
  const leave = async () => {
    await throwAway({ outbox, recorder }, userId)
    onAnswer(true)
  }
  const { recordings, drafts } = unsent
  return (
    <Dialog title={t('leaving.title')} onClose={() => onAnswer(false)}>
      <p>{t('leaving.body')}</p>
      <ul className={classes.list}>
        {recordings.map(({ id, name }) => (
          <li key={id}>{t('leaving.recording', { name })}</li>
        ))}
        {drafts.map(({ recordingId, name }) => (
          <li key={recordingId}>{t('leaving.draft', { name })}</li>
        ))}
      </ul>
      <p role="status" className={classes.says}>
        {isWaiting && (isReachable ? t('leaving.sending') : t('leaving.offline'))}
      </p>
      {refused.length > 0 && (
        <p role="alert" className={classes.refused}>
          {t('leaving.refused', { names: refused.join(', ') })}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="subtle" color="var(--bad)" onClick={() => void leave()}>
          {t('leaving.throwAway')}
        </Button>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('leaving.stay')}
        </Button>
        <Button loading={isWaiting} onClick={() => void wait()}>
          {t('leaving.wait')}
        </Button>
      </div>
    </Dialog>
  )
}

const lookEveryMs = 500

/** Includes the unsent work of other tabs, which do not report to this one. */
function useUnsent(userId: string, first: UnsentWork): UnsentWork {
  const [unsent, setUnsent] = useState(first)
  useEffect(() => {
    let isOver = false
    const timer = setInterval(
      () => void unsentOf(outbox, userId).then((now) => !isOver && setUnsent(now)),
      lookEveryMs,
    )
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [userId])
  return unsent
}
