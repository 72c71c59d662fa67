/** Switches one way of telling the caller of one kind on or off. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { alwaysOn } from '../../data/kinds.ts'
import { settingsOf } from '../../rules/settings.ts'
import type { SettingChange, Settings } from '../../schemas.ts'
import type { NotificationCall } from '../call.ts'
import { dropWaiting, keepChoice } from '../store/settings.ts'

export function changeSetting(call: NotificationCall, change: SettingChange): Promise<Settings> {
  const caller = callerOf(call)
  const { kind, way, on } = change
  if (!on && alwaysOn(kind, way)) throw new AppError('notification.always_on_screen')
  return call.office(async (tx) => {
    const chosen = await keepChoice(tx, caller, change)
    if (!on && way !== 'screen') await dropWaiting(tx, caller, change)
    return { items: settingsOf(chosen) }
  })
}
