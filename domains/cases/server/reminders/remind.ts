/** Tells each person once a day, by one letter, what is due by the days that they chose. */
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { roleLevel } from '../../access.ts'
import { farthestReminder, mostInCalendar, reminderCatchUp } from '../../data/limits.ts'
import { type ReminderLine, reminderLetter } from '../../letters/reminders.ts'
import { dueReminders, toldUntil } from '../../rules/due-reminders.ts'
import { type DatedOfCase, listCalendar, officesWithDates } from '../calendar/store/calendar.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { Reader } from '../rights/known-rights.ts'
import { takeDay } from './store.ts'

/**
 * May run any number of times: each person is one transaction, which takes the day for them. `goesOn` is asked before
 * each office; those that are left are done by the next run.
 */
export async function remindEverybody(
  call: CaseCall,
  goesOn: () => boolean = () => true,
): Promise<{ letters: number }> {
  const today = dayInTurkey(call.clock.now())
  const offices = await call.system.read((tx) => officesWithDates(tx, spanOf(today)))
  let letters = 0
  for (const officeId of offices) {
    if (!goesOn()) throw new Error('The server stops before everybody was reminded')
    letters += await remindOffice(call, officeId, today)
  }
  return { letters }
}

const spanOf = (today: string) => ({
  from: addDays(today, -reminderCatchUp),
  until: addDays(today, farthestReminder),
})

async function remindOffice(call: CaseCall, officeId: string, today: string): Promise<number> {
  const members = await call.system.read(async (tx) =>
    (await call.parts.mayReadCases(tx, officeId)) ? call.parts.membersOf(tx, officeId) : [],
  )
  let letters = 0
  for (const { userId, roles } of members) {
    if (roleLevel(roles) === 'none') continue
    const isTold = await call.system((tx) => remind(call, tx, { officeId, userId, roles }, today))
    if (isTold) letters += 1
  }
  return letters
}

async function remind(call: CaseCall, tx: Tx, reader: Reader, today: string): Promise<boolean> {
  const settings = await takeDay(tx, reader, today)
  if (!settings?.byMail) return false
  const lines = (await whatConcerns(tx, reader, today)).map(lineOf)
  const span = { toldOn: toldUntil(settings.toldOn, today, reminderCatchUp), today }
  const due = dueReminders(lines, settings, span)
  if (due.length === 0) return false
  const address = `${call.parts.publicUrl}/case-management`
  await call.parts.tell(tx, reader.userId, (language) =>
    reminderLetter(language, { today, lines: due, address }),
  )
  return true
}

const whatConcerns = (tx: Tx, reader: Reader, today: string): Promise<DatedOfCase[]> =>
  listCalendar(tx, reader, {
    person: { userId: reader.userId, cases: 'all' },
    ...spanOf(today),
    withDone: false,
    most: mostInCalendar,
  })

const lineOf = (row: DatedOfCase): ReminderLine => ({
  kind: row.kind,
  date: row.date,
  time: row.time,
  isPreDeadline: row.is_pre,
  isCritical: row.is_critical,
  caseNumber: row.case_number,
  caseTitle: row.case_title,
  task: row.kind === 'task' ? row.title : null,
})
