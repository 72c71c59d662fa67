/** Things with a day as an iCalendar file (RFC 5545), for calendar programs. The same things give the same bytes. */
import { pacer } from '@mizan/platform/call'
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator'
import { hearingKindNames } from '../../data/hearing-kinds.ts'
import { calendarKindNames, calendarWords } from '../../data/words.ts'
import { reminderKindOf } from '../../rules/reminder-kind.ts'
import type { DatedOfCase } from '../calendar/store/calendar.ts'
import { zones } from './zones.ts'

export interface CalendarContents {
  items: readonly DatedOfCase[]
  /** Of which things, and how many days before, the program alerts its user. */
  settings: { kinds: readonly string[]; days: readonly number[] }
  language: 'tr' | 'en'
  /** By whose clock the hours are meant. */
  country: keyof typeof zones
  /** Public address of the product, for links to the cases. */
  site: string
}

const hourMs = 3_600_000

/** Things that are written at a stretch. */
const atOnce = 50
const [begin, end] = ['\r\nBEGIN:VEVENT', '\r\nEND:VCALENDAR']

/** Written some at a time: the library holds up everybody while it writes thousands. */
export async function calendarFile({ items, ...contents }: CalendarContents): Promise<string> {
  const pace = pacer()
  const events: string[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    const text = written(items.slice(at, at + atOnce), contents)
    events.push(text.slice(text.indexOf(begin), text.lastIndexOf(end)))
    await pace()
  }
  // What has an hour brings the rules of the zone into the head.
  const example = written(items.filter(({ time }) => time !== null).slice(0, 1), contents)
  const head = example.slice(0, example.indexOf(example.includes(begin) ? begin : end))
  return head + events.join('') + end
}

function written(items: readonly DatedOfCase[], contents: Contents): string {
  // Without a zone of the whole calendar, because the library would then write time stamps in it, which must be in UTC.
  const calendar: ICalCalendar = ical({
    name: 'Mizan',
    prodId: { company: 'Mizan', product: 'Mizan', language: contents.language.toUpperCase() },
    timezone: { name: '', generator: () => zones[contents.country].rules },
    ttl: hourMs / 1_000,
  })
  for (const item of items) calendar.createEvent(eventOf(item, contents))
  return calendar.toString()
}

type Contents = Omit<CalendarContents, 'items'>

function eventOf(item: DatedOfCase, contents: Contents): ICalEventData {
  const changedAt = new Date(item.changed_at)
  return {
    id: `${item.kind}${item.is_pre ? '-pre' : ''}-${item.id}@mizan`,
    sequence: item.version - 1,
    stamp: changedAt,
    lastModified: changedAt,
    summary: summaryOf(item, contents),
    location: item.kind === 'hearing' ? plain([item.title, item.room].filter(Boolean).join(', ')) : null,
    url: `${contents.site}/case-management/${item.case_id}`,
    ...timesOf(item, contents),
    alarms: alarmsOf(item, contents),
  }
}

/** A hearing takes its hour; what has no hour takes the whole day, in which its owner stays free. */
function timesOf(
  { date, time }: DatedOfCase,
  { country }: Contents,
): Partial<ICalEventData> & Pick<ICalEventData, 'start'> {
  if (time === null)
    return { start: civil(date), allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
  const end = new Date(onTheClock(date, time).getTime() + hourMs).toISOString()
  const { name: timezone } = zones[country]
  return { start: civil(date, time), end: civil(end.slice(0, 10), end.slice(11, 16)), timezone }
}

/** The hour as if it were of UTC: an hour later on it is an hour later on every clock. */
const onTheClock = (date: string, time: string): Date => new Date(`${date}T${time}:00Z`)

/**
 * A civil date, and an hour on the clock of the office, for the library, which would read a `Date` in the zone of this server. It takes
 * dates of dayjs, of which it needs only these functions.
 */
function civil(date: string, time = '00:00') {
  const written: Record<string, string> = {
    YYYYMMDD: date.replaceAll('-', ''),
    HHmmss: `${time.replace(':', '')}00`,
  }
  const self = {
    format: (form = '') => written[form] ?? '',
    isValid: () => true,
    toDate: () => onTheClock(date, time),
    toJSON: () => `${date}T${time}`,
    tz: () => self,
    utc: () => self,
  }
  return self
}

function summaryOf(item: DatedOfCase, { language }: Contents): string {
  const kind = item.is_pre ? calendarWords.preDeadline[language] : kindOf(item)[language]
  const own = item.kind === 'limit' || item.kind === 'task' ? `: ${item.title}` : ''
  const critical = item.is_critical ? `${calendarWords.critical[language]} · ` : ''
  return plain(`${critical}${kind}${own} · ${item.case_number} ${item.case_title}`)
}

/** Of a hearing what is held on its day. */
const kindOf = ({ kind, hearing_kind }: DatedOfCase) =>
  hearing_kind === null ? calendarKindNames[kind] : hearingKindNames[hearing_kind]

/** One line: a line break in a title would begin another property where a program reads files carelessly. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

const daySeconds = 86_400
const morning = 8 * 3_600

/** At eight in the morning for whole days, at the same hour for hearings, and two hours before on the day itself. */
function alarmsOf(item: DatedOfCase, { settings }: Contents): ICalEventData['alarms'] {
  if (!settings.kinds.includes(reminderKindOf(item.kind, item.is_critical))) return []
  return settings.days.map((days) => {
    const before = days * daySeconds - (item.time === null ? morning : days === 0 ? -morning / 4 : 0)
    const when = before < 0 ? { triggerAfter: -before } : { triggerBefore: before }
    return { type: ICalAlarmType.display, relatesTo: ICalAlarmRelatesTo.start, ...when }
  })
}
