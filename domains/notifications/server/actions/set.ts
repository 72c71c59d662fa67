/** Switches one way of notifying the caller of one kind on or off. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { alwaysOn } from '../../data/kinds.ts'
import type { SettingChange, Settings } from '../../schemas.ts'
import type { NotificationCall } from '../call.ts'
import { shownSubjects } from '../open-subjects.ts'
import { presentSettings } from '../queries/settings.ts'
import { dropWaiting, keepChoice } from '../store/settings.ts'

export function changeSetting(call: NotificationCall, change: SettingChange): Promise<Settings> {
  const caller = callerOf(call)
  const { kind, way, on } = change
  const rule = call.parts.subjects.rules.get(kind)
  if (!rule) throw new AppError('notification.kind_not_found')
  if (!on && alwaysOn(rule, way)) throw new AppError('notification.always_on_screen')
  return call.office(async (tx) => {
    const kept = await keepChoice(tx, caller, change)
    if (!on && way !== 'screen') await dropWaiting(tx, caller, change)
    return presentSettings(await shownSubjects(call.parts, tx, caller), kept)
  })
}
