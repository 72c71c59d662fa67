/** The daily work of the timetable for subscriptions, while the test clock lets days pass. */
import type { Calls } from '@mizan/platform/call'
import { type JobDesk, runNow } from '@mizan/platform/jobs'

/** Other work has no money that waits for a day, and is done by its queue. */
const isDaily = (name: string) => name.startsWith('billing.')

export async function doDaily(calls: Calls, desks: readonly JobDesk[]): Promise<void> {
  for (const duty of desks.flat())
    if (duty.job.timetable !== undefined && isDaily(duty.job.name)) await runNow(calls, duty)
}
