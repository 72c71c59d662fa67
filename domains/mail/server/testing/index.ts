/** The job that reads a box, with the parts of a whole product. */
import type { Calls } from '@mizan/platform/call'
import type { Services } from '@mizan/platform/domain'
import { testJobCall } from '@mizan/platform/testing'
import { fetchBox } from '../box/fetch.ts'
import { type ImapOptions, imapBox } from '../box/imap.ts'
import { jobs } from '../job-rules.ts'
import { mailParts } from '../manifest.ts'

type Options = Omit<ImapOptions, 'folder'> & { folder?: string }

export function openBoxJob(
  { services, calls }: { services: Services; calls: Calls },
  { folder = 'INBOX', ...options }: Options,
) {
  const parts = { ...mailParts(services), box: imapBox({ folder, ...options }) }
  return { fetch: () => fetchBox(testJobCall(calls, { job: jobs['mail.fetch'], parts })) }
}

export type TestBox = ReturnType<typeof openBoxJob>
