/**
 * Sends what was queued. A message that was sent, or cannot be, is removed, because it may hold a one-time code; the
 * job names it by its id alone, so that no failed job holds an address or a code.
 */
import { z } from 'zod'
import { defineJobs, type JobDesk, jobDesk, once, type Running, repeatable } from '../jobs/index.ts'
import type { Log } from '../log/index.ts'
import { type Senders, UndeliverableError } from './senders.ts'
import { findWaiting, forgetMessage, forgetOutdated, type WaitingMessage } from './store.ts'
import type { MessageTables } from './tables.ts'

export const messageJobs = defineJobs({
  // More tries than fit into the week for which an invitation holds; others are given up after a day.
  'messages.send': {
    payload: z.object({ message: z.uuid() }),
    scope: 'system',
    lanes: 4,
    lookEvery: 2,
    longest: 300,
    retry: { times: 200, firstPause: 5, longestPause: 3_600 },
  },
  'messages.tidy': { payload: z.object({}), scope: 'system', timetable: '37 * * * *', single: true },
})

const triedForMs = 24 * 3_600_000

export const messagesDesk = (senders: Senders, log: Log): JobDesk =>
  jobDesk(messageJobs, {
    'messages.send': repeatable(
      async ({ message: id }: { message: string }, running: Running<MessageTables>) => {
        const waiting = await findWaiting(running.context.db, id)
        if (!waiting) return
        await deliver(waiting, running, senders, log)
        await forgetMessage(running.context.db, id)
      },
    ),
    'messages.tidy': once(async (tx) => ({
      gone: await forgetOutdated(tx, new Date(tx.clock.now().getTime() - triedForMs)),
    })),
  })

/** Resolves when the message is of no further use here: it was taken over, or never will be. */
async function deliver(
  waiting: WaitingMessage,
  { context, attempt }: Running<MessageTables>,
  senders: Senders,
  log: Log,
): Promise<void> {
  const { id, message } = waiting
  const note = { channel: message.channel, message: id, attempts: attempt }
  if (context.clock.now() >= lastMoment(waiting))
    return log.warn(note, 'a message was given up, its time has passed')
  try {
    await send(waiting, senders)
  } catch (error) {
    log.warn({ ...note, err: error }, 'a message was not taken')
    if (!(error instanceof UndeliverableError)) throw error
  }
}

function lastMoment({ message, queued_at }: WaitingMessage): Date {
  return new Date(message.validUntil ?? Date.parse(queued_at) + triedForMs)
}

function send({ id, queued_at, message }: WaitingMessage, { mail, sms }: Senders): Promise<void> {
  const { channel, to, subject = '', text, html } = message
  if (channel === 'sms') return sms.send({ to, text })
  const stable = `${id}.${Date.parse(queued_at).toString(36)}`
  return mail.send({ id: stable, to, subject, text, ...(html ? { html } : {}) })
}
