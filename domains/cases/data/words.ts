/** Names of the values that cases have, in both languages. */
import type { Words } from '@mizan/platform/contract'

/** In the order in which a case usually passes them. `out`: decided; `yargitay`: at the supreme appeals court. */
export const caseStates = ['open', 'out', 'appeal', 'yargitay', 'closed'] as const

export const caseStateNames = {
  open: { tr: 'Açık', en: 'Open' },
  out: { tr: 'Karara çıktı', en: 'Decided' },
  appeal: { tr: 'İstinafta', en: 'On appeal' },
  yargitay: { tr: 'Yargıtay’da', en: 'In cassation' },
  closed: { tr: 'Kapalı', en: 'Closed' },
} as const satisfies Words

/** For a case without a state. */
export const noState = 'none'
export const stateNames = { ...caseStateNames, [noState]: { tr: 'Durum yok', en: 'No state' } } as const

export const taskStates = ['Todo', 'Done'] as const

export const taskStateNames = {
  Todo: { tr: 'Yapılacak', en: 'To do' },
  Done: { tr: 'Tamamlandı', en: 'Done' },
} as const satisfies Words

export const priorities = ['low', 'normal', 'high'] as const

export const priorityNames = {
  low: { tr: 'Düşük', en: 'Low' },
  normal: { tr: 'Normal', en: 'Normal' },
  high: { tr: 'Yüksek', en: 'High' },
} as const satisfies Words

/** Rights on one case, the least first. */
export const casePermissions = ['none', 'read', 'write'] as const

export const permissionNames = {
  none: { tr: 'Yok', en: 'None' },
  read: { tr: 'Okuma', en: 'Read' },
  write: { tr: 'Yazma', en: 'Write' },
} as const satisfies Words

/** `awaiting`: of a critical one, until a second person confirms what the first one has said. */
export const limitStates = ['open', 'awaiting', 'done'] as const

export const limitStateNames = {
  open: { tr: 'Açık', en: 'Open' },
  awaiting: { tr: 'Onay bekliyor', en: 'Waiting for confirmation' },
  done: { tr: 'Tamamlandı', en: 'Done' },
} as const satisfies Words

/** What a second person confirms of a critical one: that it is done, critical no longer, on another day, or deleted. */
export const limitRequests = ['done', 'unmark', 'move', 'delete'] as const

export const limitRequestNames = {
  done: { tr: 'Tamamlandı', en: 'Done' },
  unmark: { tr: 'Kritik işaretinin kalkması', en: 'Critical no longer' },
  move: { tr: 'Son günün değişmesi', en: 'Another day' },
  delete: { tr: 'Silinmesi', en: 'Deletion' },
} as const satisfies Words

/** What the record says if whoever asked for the confirmation gave it themselves. */
export const secondPersonNames = {
  none: { tr: 'Büroda ikinci kişi yok', en: 'No second person in the office' },
} as const satisfies Words

/** What a calendar shows. `deadline`: the one of a case itself. */
/** Of what a calendar shows at once: a day, a week, a month in whole weeks, or a list of the next days. */
export const calendarScales = ['day', 'week', 'month', 'agenda'] as const
export type CalendarScale = (typeof calendarScales)[number]

export const calendarKinds = ['hearing', 'limit', 'deadline', 'task'] as const

export const calendarKindNames = {
  hearing: { tr: 'Duruşma', en: 'Hearing' },
  limit: { tr: 'Süre', en: 'Time limit' },
  deadline: { tr: 'Son gün', en: 'Deadline' },
  task: { tr: 'Görev', en: 'Task' },
} as const satisfies Words

/** What calendars and reminders say beside the kind. */
export const calendarWords = {
  preDeadline: { tr: 'Hatırlatma günü', en: 'Reminder day' },
  critical: { tr: 'KRİTİK', en: 'CRITICAL' },
} as const satisfies Words

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
