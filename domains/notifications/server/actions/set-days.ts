/** Changes the days before a due date at which the caller is reminded. */
import { callerOf } from '@mizan/platform/contract'
import type { ReminderDays, Settings } from '../../schemas.ts'
import type { NotificationCall } from '../call.ts'
import { shownSubjects } from '../open-subjects.ts'
import { presentSettings } from '../queries/settings.ts'
import { keepDays } from '../store/settings.ts'

export function setDays(call: NotificationCall, { days }: ReminderDays): Promise<Settings> {
  const caller = callerOf(call)
  const chosen = [...new Set(days)].sort((one, other) => other - one)
  return call.office(async (tx) => {
    const kept = await keepDays(tx, caller, chosen)
    return presentSettings(await shownSubjects(call.parts, tx, caller), kept)
  })
}
