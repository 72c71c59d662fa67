/** Changes what the caller is reminded of. */
import { callerOf } from '@mizan/platform/contract'
import { calendarKinds } from '../../../data/words.ts'
import type { ReminderSettings } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { keepReminders } from '../store.ts'

export function setReminders(
  call: CaseCall,
  { kinds, days, byMail }: ReminderSettings,
): Promise<ReminderSettings> {
  const settings = {
    kinds: calendarKinds.filter((kind) => kinds.includes(kind)),
    days: [...new Set(days)].sort((a, b) => b - a),
    byMail,
  }
  return call.office(async (tx) => {
    await keepReminders(tx, callerOf(call), settings)
    return settings
  })
}
