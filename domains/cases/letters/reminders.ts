/** The daily letter about what is due. Of a case it says number and displayed title, and of a time limit no more. */
import { quoted } from '@mizan/platform/messages'
import { calendarKindNames, calendarWords } from '../data/words.ts'
import type { CalendarKind } from '../schemas.ts'

type Language = 'tr' | 'en'

export interface ReminderLine {
  kind: CalendarKind
  date: string
  time: string | null
  isPreDeadline: boolean
  isCritical: boolean
  caseNumber: string
  caseTitle: string
  /** Displayed title of a task; null for other kinds. */
  task: string | null
}

interface Reminders {
  today: string
  lines: readonly ReminderLine[]
  /** Where the calendar is opened. */
  address: string
}

/** Further things are only counted, so that the letter stays one that is read. */
const mostLines = 100

export function reminderLetter(language: Language, { today, lines, address }: Reminders) {
  const text = texts[language]
  const shown = lines.slice(0, mostLines).map((line) => lineOf(language, today, line))
  const rest = lines.length - shown.length
  return {
    subject: text.subject(lines.length, lines.filter(({ isCritical }) => isCritical).length),
    text: `${text.intro}\n\n${shown.join('\n')}\n${rest > 0 ? `${text.rest(rest)}\n` : ''}\n${text.outro(address)}\n`,
  }
}

function lineOf(language: Language, today: string, line: ReminderLine): string {
  const kind = line.isPreDeadline ? calendarWords.preDeadline : calendarKindNames[line.kind]
  const words = [
    line.isCritical ? calendarWords.critical[language] : '',
    `${kind[language]}${line.task === null ? '' : `: ${quoted(line.task)}`}`,
    `${quoted(line.caseNumber)} ${quoted(line.caseTitle)}`,
  ]
  const hour = line.time === null ? '' : ` ${line.time}`
  return `${dayOf(language, line.date)}${hour} · ${words.filter(Boolean).join(' · ')}${ago(language, today, line.date)}`
}

const ago = (language: Language, today: string, date: string): string =>
  date < today ? ` (${texts[language].passed})` : ''

const formats = {
  tr: new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}
const dayOf = (language: Language, date: string) => formats[language].format(new Date(`${date}T00:00:00Z`))

const texts = {
  tr: {
    subject: (count: number, critical: number) =>
      `Mizan: ${count} hatırlatma${critical > 0 ? ` (${critical} kritik)` : ''}`,
    intro: 'Yaklaşan işleriniz:',
    passed: 'günü geçti',
    rest: (count: number) => `… ve ${count} kayıt daha`,
    outro: (address: string) =>
      `Takvimi açın:\n${address}\n\nNeyin kaç gün önce hatırlatılacağını takvimin hatırlatma ayarlarından değiştirebilirsiniz.`,
  },
  en: {
    subject: (count: number, critical: number) =>
      `Mizan: ${count} ${count === 1 ? 'reminder' : 'reminders'}${critical > 0 ? ` (${critical} critical)` : ''}`,
    intro: 'What is coming up:',
    passed: 'has passed',
    rest: (count: number) => `… and ${count} more`,
    outro: (address: string) =>
      `Open the calendar:\n${address}\n\nIn the reminder settings of the calendar you choose what you are reminded of, and how many days before.`,
  },
}
