/**
 * The letters about due dates and changes by others. They contain no more than the bell: number and displayed title
 * of a subject, the actor and the change, without hidden titles and long texts. A letter is read where its reader's
 * rights no longer count.
 */
import { quoted } from '@mizan/platform/messages'
import { mostInLetter } from '../data/limits.ts'

type Language = 'tr' | 'en'

/** An event or a due date, and its details that the bell shows. */
type Line = Readonly<Record<Language, { says: string; about: readonly string[] }>>

interface CaseHeading {
  title: string
  number: string
  /** The address of the subject. */
  address: string
}

export interface LetterReminder extends CaseHeading {
  date: string
  time: string | null
  line: Line
  isCritical: boolean
}

export interface LetterChange {
  line: Line
  /** The name of the actor; empty for an erased account. */
  actor: string
  isCritical: boolean
}

export interface LetterSubject extends CaseHeading {
  changes: readonly LetterChange[]
}

interface News {
  form: 'mail' | 'digest'
  today: string
  /** The reminders in the order of their days. */
  reminders: readonly LetterReminder[]
  subjects: readonly LetterSubject[]
  /** The address of the settings. */
  settings: string
}

export function newsLetter(language: Language, news: News) {
  const { reminders, subjects, form, settings } = news
  const text = texts[language]
  const changes = subjects.flatMap((one) => one.changes)
  const critical = [...reminders, ...changes].filter(({ isCritical }) => isCritical).length
  const counted = [
    ...(form === 'digest' ? [text.digest] : []),
    ...(reminders.length > 0 ? [text.reminders(reminders.length)] : []),
    ...(changes.length > 0 ? [text[form === 'mail' ? 'fresh' : 'changes'](changes.length)] : []),
  ]
  return {
    subject: `Mizan: ${counted.join(', ')}${critical > 0 ? text.critical(critical) : ''}`,
    text: [...dueIn(language, news), ...happenedIn(language, news), text.outro(settings)]
      .join('\n\n')
      .concat('\n'),
  }
}

function dueIn(language: Language, { reminders, today }: News): string[] {
  if (reminders.length === 0) return []
  const { due, passed, moreReminders } = texts[language]
  const shown = reminders.slice(0, mostInLetter.reminders).map(({ date, time, line, ...named }) => {
    const day = [dayOf(language, date), time].filter(Boolean).join(' ')
    const { says, about } = line[language]
    const what = [day, says, ...about.map(shortened), nameOf(named)].join(' · ')
    return `${what}${date < today ? ` (${passed})` : ''}\n  ${named.address}`
  })
  const rest = reminders.length - shown.length
  return [due, [...shown, ...(rest > 0 ? [moreReminders(rest)] : [])].join('\n')]
}

function happenedIn(language: Language, { subjects, form }: News): string[] {
  if (subjects.length === 0) return []
  const { happened, moreSubjects } = texts[language]
  const parts = subjects.slice(0, mostInLetter.subjects).map((one) => partOf(language, one))
  const rest = subjects.length - parts.length
  return [happened[form], ...parts, ...(rest > 0 ? [moreSubjects(rest)] : [])]
}

function partOf(language: Language, { changes, ...named }: LetterSubject): string {
  const lines = changes.slice(0, mostInLetter.changes).map(({ actor, line }) => {
    const { says, about } = line[language]
    return `  - ${[quoted(actor), says, ...about.map(shortened)].filter(Boolean).join(' · ')}`
  })
  const rest = changes.length - lines.length
  if (rest > 0) lines.push(`  - ${texts[language].moreChanges(rest)}`)
  return [nameOf(named), ...lines, `  ${named.address}`].join('\n')
}

const nameOf = ({ number, title }: CaseHeading): string => `${quoted(number)} ${quoted(title)}`.trim()

/** The length of a detail that fits in a line. */
const longest = 120
const shortened = (detail: string): string =>
  quoted(detail.length > longest ? `${detail.slice(0, longest - 1)}…` : detail)

const formats = {
  tr: new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}
const dayOf = (language: Language, date: string) => formats[language].format(new Date(`${date}T00:00:00Z`))

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const texts = {
  tr: {
    digest: 'günlük özet',
    reminders: (count: number) => `${count} hatırlatma`,
    changes: (count: number) => `${count} bildirim`,
    fresh: (count: number) => `${count} yeni bildirim`,
    critical: (count: number) => ` (${count} kritik)`,
    due: 'Yaklaşan işleriniz:',
    passed: 'günü geçti',
    happened: { mail: 'Yenilikler:', digest: 'Son özetten bu yana olanlar:' },
    moreReminders: (count: number) => `… ve ${count} hatırlatma daha`,
    moreSubjects: (count: number) => `… ve ${count} kayıtta daha değişiklik var`,
    moreChanges: (count: number) => `… ve ${count} değişiklik daha`,
    outro: (settings: string) =>
      `Neyin, nasıl ve kaç gün önce bildirileceğini bildirim ayarlarından seçebilirsiniz:\n${settings}`,
  },
  en: {
    digest: 'daily digest',
    reminders: (count: number) => counted(count, 'reminder', 'reminders'),
    changes: (count: number) => counted(count, 'notification', 'notifications'),
    fresh: (count: number) => counted(count, 'new notification', 'new notifications'),
    critical: (count: number) => ` (${count} critical)`,
    due: 'What is coming up:',
    passed: 'has passed',
    happened: { mail: 'What is new:', digest: 'What happened since the last digest:' },
    moreReminders: (count: number) => `… and ${counted(count, 'more reminder', 'more reminders')}`,
    moreSubjects: (count: number) => `… and changes of ${count} more`,
    moreChanges: (count: number) => `… and ${counted(count, 'more change', 'more changes')}`,
    outro: (settings: string) =>
      `In the notification settings you choose of what you are notified, how, and how many days before:\n${settings}`,
  },
}
