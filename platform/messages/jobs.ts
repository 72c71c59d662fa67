/**
 * Sends queued messages. A message that was sent or cannot be sent is removed, because it may hold a one-time code;
 * the job holds only its id, so that no failed job contains an address or a code.
 */
import { z } from 'zod'
import { defineJobs, type JobCall, type JobDesk, jobDesk, once, repeatable } from '../jobs/index.ts'
import type { Log } from '../log/index.ts'
import { type Senders, UndeliverableError } from './senders.ts'
import { findWaiting, forgetMessage, forgetOutdated, type WaitingMessage } from './store.ts'
import type { MessageTables } from './tables.ts'

export const messageJobs = defineJobs({
  // There are more tries than fit into the week for which an invitation is valid; other messages are given up after a
  // day.
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

type MessageCall = JobCall<undefined, MessageTables>

const triedForMs = 24 * 3_600_000

export const messagesDesk = (senders: Senders, log: Log): JobDesk =>
  jobDesk(messageJobs, {
    'messages.send': repeatable(async (call: MessageCall, { message: id }: { message: string }) => {
      const waiting = await findWaiting(call.unscoped, id)
      if (!waiting) return
      await deliver(waiting, call, senders, log)
      await forgetMessage(call.unscoped, id)
    }),
    'messages.tidy': once(async ({ clock, system }) => ({
      gone: await system((tx) => forgetOutdated(tx, new Date(clock.now().getTime() - triedForMs))),
    })),
  })

/** Resolves when the message is no longer needed here: it was accepted, or never will be. */
async function deliver(
  waiting: WaitingMessage,
  { clock, job }: MessageCall,
  senders: Senders,
  log: Log,
): Promise<void> {
  const { id, message } = waiting
  const note = { channel: message.channel, message: id, attempts: job.attempt }
  if (clock.now() >= lastMoment(waiting)) return log.warn(note, 'a message was given up, its time has passed')
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
