/** Work of this domain without a call. */
import { defineJobs, type JobDesk, jobDesk, once, repeatable } from '@mizan/platform/jobs'
import { z } from 'zod'
import { keptDays } from '../data/limits.ts'
import type { NotificationJob } from './call.ts'
import { mailNews } from './mail.ts'
import { mailDigests } from './morning.ts'
import type { NotificationParts } from './parts.ts'
import { deleteBefore } from './store/notifications.ts'

const alone = { payload: z.object({}), scope: 'system', single: true } as const

const jobs = defineJobs({
  'notifications.mail': { ...alone, timetable: '* * * * *' },
  'notifications.digest': { ...alone, timetable: '0 8 * * *' },
  'notifications.tidy': { ...alone, timetable: '40 3 * * *' },
})

/** Reminders and digests, by the timetable or at once. */
export const { 'notifications.digest': morningJob } = jobs

const dayMs = 86_400_000

export const notificationJobs = (parts: NotificationParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'notifications.mail': repeatable((call: NotificationJob) =>
        mailNews(call, () => !call.job.signal.aborted),
      ),
      'notifications.digest': repeatable((call: NotificationJob) =>
        mailDigests(call, () => !call.job.signal.aborted),
      ),
      'notifications.tidy': once(async ({ clock, system }: NotificationJob) => ({
        gone: await system((tx) => deleteBefore(tx, new Date(clock.now().getTime() - keptDays * dayMs))),
      })),
    },
    parts,
  )
