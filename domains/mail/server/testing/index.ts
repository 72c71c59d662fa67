/** The job that reads a box, with the parts of a whole product. */
import type { Calls } from '@mizan/platform/call'
import type { Services } from '@mizan/platform/domain'
import { type BoxJob, fetchBox } from '../box/fetch.ts'
import { type ImapOptions, imapBox } from '../box/imap.ts'
import { mailParts } from '../manifest.ts'

type Options = Omit<ImapOptions, 'folder'> & { folder?: string }

export function openBoxJob(
  { services, calls }: { services: Services; calls: Calls },
  { folder = 'INBOX', ...options }: Options,
) {
  const parts = { ...mailParts(services), box: imapBox({ folder, ...options }) }
  const call = calls.make({ rowName: 'mail.fetch', actor: { kind: 'job', job: 'mail.fetch' } }, parts)
  const job = Object.assign(call, { job: { signal: new AbortController().signal } }) as unknown as BoxJob
  return { fetch: () => fetchBox(job) }
}

export type TestBox = ReturnType<typeof openBoxJob>
