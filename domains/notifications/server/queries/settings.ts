/** The notification settings of the caller. */
import { callerOf } from '@mizan/platform/contract'
import { switchesOf } from '../../rules/settings.ts'
import type { Settings } from '../../schemas.ts'
import type { NotificationCall } from '../call.ts'
import { shownSubjects } from '../open-subjects.ts'
import { findSettings, type OwnSettings } from '../store/settings.ts'
import { groupsOf, type NotificationSubject } from '../subjects.ts'

export const readSettings = (call: NotificationCall): Promise<Settings> =>
  call.office.read(async (tx) => {
    const caller = callerOf(call)
    const open = await shownSubjects(call.parts, tx, caller)
    return presentSettings(open, await findSettings(tx, caller))
  })

/** Only kinds of subjects that are open to them. */
export const presentSettings = (
  open: readonly NotificationSubject[],
  { chosen, days }: OwnSettings,
): Settings => ({
  groups: groupsOf(open).map(({ name, kinds }) => ({
    name,
    items: Object.entries(kinds).map(([kind, rule]) => ({
      kind,
      name: rule.name,
      locked: rule.critical ?? null,
      ...switchesOf(kind, rule, chosen),
    })),
  })),
  days: open.some(({ reminders }) => reminders) ? [...days] : null,
})
