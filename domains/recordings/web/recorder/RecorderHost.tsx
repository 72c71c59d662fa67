/** Keeps recordings going on every screen: sends waiting pieces, reports results, and shows the recorder. */
import { ApiError } from '@mizan/platform/contract/client'
import { notify, settleNotice, useApi, useSession } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Recording } from '../../schemas.ts'
import { recordingAddress } from '../address.ts'
import { useReminding } from '../consent/reminder.ts'
import { Leaving } from '../leaving/Leaving.tsx'
import { callsOf, type RecordingClient } from '../outbox/calls.ts'
import { outbox, recorder, useRunning, useStorageRefused, useWaiting } from '../page.ts'
import { useText } from '../text.ts'
import { useLength } from '../use-length.ts'
import type { Running } from './recorder.ts'

const Reminder = lazy(async () => ({ default: (await import('../consent/Reminder.tsx')).Reminder }))
const Recorder = lazy(async () => ({ default: (await import('./Recorder.tsx')).Recorder }))

export function RecorderHost() {
  const running = useRunning()
  const isReminding = useReminding()
  useConnection()
  useOwner()
  useStay(running !== undefined && running.state !== 'refused')
  useFull(running)
  useStorageNotice()
  useLeftNotices()
  return (
    <>
      <Leaving />
      <Suspense>
        {isReminding && <Reminder />}
        {running && <Recorder running={running} />}
      </Suspense>
    </>
  )
}

function useConnection(): void {
  const t = useText()
  const lengthOf = useLength()
  const { client: anyClient, routes } = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  /** Renews answers as if the page had made this call itself. */
  const renew = (call: string, ...more: string[]) => {
    for (const row of [...(routes.known(call)?.renews ?? []), ...more])
      void cache.invalidateQueries({ queryKey: [row] })
  }
  // The messages follow the language; the calls stay the same.
  useEffect(() => {
    const client = anyClient as unknown as RecordingClient
    outbox.connect({
      calls: callsOf(client),
      drop: async ({ caseId, recordingId }) => {
        await client['recordings.drop']({ params: { caseId, recordingId: recordingId ?? '' } })
        renew('recordings.drop')
      },
      onSaved: ({ name }, sound) => {
        renew('recordings.finish', 'recordings.transcript')
        if (sound === 'all') notify('success', t('saved', { name }))
        else if (sound === 'some') notify('warning', t('savedInPart'))
        else notify('warning', t('savedWithoutSound'))
      },
      onArrived: () => renew('recordings.begin'),
      isUnfinished: async ({ caseId, recordingId }) => {
        const params = { caseId, recordingId: recordingId ?? '' }
        return isUnfinished(client['recordings.read']({ params }))
      },
      onLeft: ({ id, caseId, caseTitle, beforeMs, lengthMs }) =>
        notify('warning', t('left.notice', { length: lengthOf(beforeMs + lengthMs), title: caseTitle }), {
          key: leftKey(id),
          action: { label: t('left.open'), run: () => void navigate({ href: recordingAddress(caseId) }) },
        }),
    })
  })
  useEffect(() => {
    window.addEventListener('online', outbox.online)
    return () => window.removeEventListener('online', outbox.online)
  }, [])
}

async function isUnfinished(reading: Promise<Recording>): Promise<boolean> {
  try {
    return (await reading).state === 'unfinished'
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

const leftKey = (id: string): string => `recording.left ${id}`

/** Removes the notice about a left recording once it was saved, continued or removed. */
function useLeftNotices(): void {
  const waiting = useWaiting()
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const left = waiting.flatMap(({ state, recording }) => (state === 'left' ? [recording.id] : []))
    for (const id of before.current) if (!left.includes(id)) settleNotice(leftKey(id))
    before.current = left
  }, [waiting])
}

/** The next person who signs in neither sees nor sends the recordings of the former one. */
function useOwner(): void {
  const { userId } = useSession()
  useEffect(() => {
    if (userId === undefined) return
    void outbox.recover(userId)
    return outbox.leave
  }, [userId])
}

/** The server takes no more sound, so the recording is finished. */
function useFull(running: Running | undefined): void {
  const t = useText()
  const isFull = useWaiting().some(({ recording, isFull: is }) => is && recording.id === running?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each recording, not again when the language changes
  useEffect(() => {
    if (!isFull) return
    notify('warning', t('recorder.full'))
    void recorder.end()
  }, [isFull])
}

/** Only the open page has the pieces then. */
function useStorageNotice(): void {
  const t = useText()
  const isRefused = useStorageRefused()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, not again when the language changes
  useEffect(() => {
    if (isRefused) notify('warning', t('notStored'), { key: 'recording.stored' })
  }, [isRefused])
}

/** The browser asks before the page is closed while something is being recorded. */
function useStay(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
