/** What a private calendar address shows to whoever reads it. It has no session, so all rights are looked up here. */
import { createHash } from 'node:crypto'
import { chosenReminders } from '@mizan/notifications/server'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import { AppError, type BinaryAnswer } from '@mizan/platform/contract'
import { roleLevel } from '../../access.ts'
import { feedDays, mostFeedReads, mostInCalendar } from '../../data/limits.ts'
import { dateReminders, taskReminders } from '../../data/notification-kinds.ts'
import { listCalendar } from '../calendar/store/calendar.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { Reader } from '../rights/known-rights.ts'
import { type CalendarContents, calendarFile } from './calendar-file.ts'
import { noteReading } from './store.ts'

const hour = 3_600

/** @throws AppError `access.wrong_key` for an address that has ended, `request.too_many` */
export async function readFeed(call: CaseCall, { secretKey }: { secretKey: string }): Promise<BinaryAnswer> {
  const contents = await call.system.unaudited((tx) => contentsOf(call, tx, secretKey))
  await call.charge(contents.items.length / thingsOfOneUnit)
  // Written after the transaction, whose connection others need.
  const body = Buffer.from(await calendarFile(contents))
  return {
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'mizan.ics',
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
  }
}

const thingsOfOneUnit = 20

async function contentsOf(call: CaseCall, tx: Tx, secretKey: string): Promise<CalendarContents> {
  const feed = await noteReading(tx, secretKey)
  if (!feed) throw new AppError('access.wrong_key')
  if (feed.reads > mostFeedReads) throw new AppError('request.too_many', { retryAfter: hour })
  const reader = await readerOf(call, tx, { officeId: feed.company_id, userId: feed.user_id })
  const settings = chosenReminders(feed.settings, { ...dateReminders, ...taskReminders })
  const today = dayInTurkey(tx.clock.now())
  const items = await listCalendar(tx, reader, {
    person: { userId: reader.userId, cases: 'all' },
    from: addDays(today, -feedDays.before),
    until: addDays(today, feedDays.after),
    withDone: false,
    withChanges: true,
    most: mostInCalendar,
  })
  const country = await call.parts.countryOf(tx, reader.officeId)
  return { items, settings, country, language: feed.language, site: call.parts.publicUrl }
}

/**
 * The owner of the address with their roles of now. An address of somebody who has left the office, who has no role for
 * cases any more, or whose office has no licence to read them, is answered like one that never existed.
 * @throws AppError `access.wrong_key`
 */
async function readerOf(call: CaseCall, tx: Tx, owner: Omit<Reader, 'roles'>): Promise<Reader> {
  const members = await call.parts.membersOf(tx, owner.officeId)
  const roles = members.find(({ userId }) => userId === owner.userId)?.roles ?? []
  const isClosed = roleLevel(roles) === 'none' || !(await call.parts.mayReadCases(tx, owner.officeId))
  if (isClosed) throw new AppError('access.wrong_key')
  return { ...owner, roles }
}
