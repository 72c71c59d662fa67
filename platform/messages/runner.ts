/**
 * Sends what was queued: several lanes take one message at a time, so that a slow provider holds up few others.
 * A message that was sent, or cannot be, is removed from the outbox, because it may hold a one-time code.
 */
import { type DataContext, drainOutbox, type OutboxMessage } from '../database/index.ts'
import type { Log } from '../log/index.ts'
import { messageKind, type QueuedMessage } from './message.ts'
import { onNudge } from './nudge.ts'
import { type Senders, UndeliverableError } from './senders.ts'
import { forgetMessage } from './store.ts'

export interface MessageRunner {
  /** Takes no further message and waits for those under way, `graceMs` at most. */
  close(graceMs?: number): Promise<void>
}

export interface MessageRunnerOptions {
  context: Pick<DataContext, 'db' | 'clock'>
  senders: Senders
  log: Log
  /** Milliseconds between two looks when nothing is queued. */
  pollMs?: number
}

const lanes = 4
/** After a nudge the transaction may take a moment to commit. */
const nudgePausesMs = [15, 60, 250]
const triedForMs = 24 * 3_600_000

export function startMessages({
  context,
  senders,
  log,
  pollMs = 1_000,
}: MessageRunnerOptions): MessageRunner {
  const stop = new AbortController()
  const handlers = {
    [messageKind]: async (payload: unknown, row: OutboxMessage) => {
      if (stop.signal.aborted) throw new Error('The server is stopping')
      await deliver(payload as QueuedMessage, row, { context, senders, log })
    },
  }
  const sendNext = async (): Promise<boolean> => {
    try {
      const { done, failed } = await drainOutbox(context.db, handlers, { clock: context.clock, batch: 1 })
      return done + failed > 0
    } catch (error) {
      log.warn({ err: error }, 'the messages could not be looked at')
      return false
    }
  }
  const running = Array.from({ length: lanes }, () => runLane(sendNext, pollMs, stop.signal))
  return {
    close: async (graceMs = 5_000) => {
      stop.abort()
      await Promise.race([Promise.all(running), pause(graceMs)])
    },
  }
}

/** Looks again at once while there is something to send, otherwise after a pause or a nudge. */
async function runLane(
  sendNext: () => Promise<boolean>,
  pollMs: number,
  stopped: AbortSignal,
): Promise<void> {
  let pauses: number[] = []
  let wake = () => {}
  const stopListening = onNudge(() => {
    pauses = [...nudgePausesMs]
    wake()
  })
  stopped.addEventListener('abort', () => wake(), { once: true })
  while (!stopped.aborted) {
    if (await sendNext()) continue
    if (stopped.aborted) break
    const rung = new Promise<void>((resolve) => (wake = resolve))
    await Promise.race([rung, pause(pauses.shift() ?? pollMs)])
  }
  stopListening()
}

/** Does not keep a program alive that has nothing else to do. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref())

async function deliver(
  message: QueuedMessage,
  row: OutboxMessage,
  { context, senders, log }: Omit<MessageRunnerOptions, 'pollMs'>,
): Promise<void> {
  const note = { channel: message.channel, message: row.id, attempts: row.attempts }
  if (context.clock.now() >= lastMoment(message, row)) {
    log.warn(note, 'a message was given up, its time has passed')
    return forgetMessage(context.db, row.id)
  }
  try {
    await send(message, row, senders)
  } catch (error) {
    log.warn({ ...note, err: error }, 'a message was not taken')
    if (!(error instanceof UndeliverableError)) throw error
  }
  await forgetMessage(context.db, row.id)
}

function lastMoment({ validUntil }: QueuedMessage, row: OutboxMessage): Date {
  return new Date(validUntil ?? Date.parse(row.created_at) + triedForMs)
}

function send(message: QueuedMessage, row: OutboxMessage, { mail, sms }: Senders): Promise<void> {
  const { channel, to, subject = '', text, html } = message
  if (channel === 'sms') return sms.send({ to, text })
  const id = `${row.id}.${Date.parse(row.created_at).toString(36)}`
  return mail.send({ id, to, subject, text, ...(html ? { html } : {}) })
}
