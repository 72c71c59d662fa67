/** Tasks, time limits and hearings of the case as a text that code writes, a line for each of them. */
import type { Hearings, Limits, Tasks } from '@mizan/cases/schemas'
import type { Passage } from '../../../rules/passage.ts'

interface Record_ {
  title: string
  /** Of the screen of the case that shows them. */
  tab: 'tasks' | 'dates'
  lines: (data: never) => string[]
}

const records = {
  'tasks.list': { title: 'Davanın görevleri', tab: 'tasks', lines: taskLines },
  'limits.list': { title: 'Davanın süreleri', tab: 'dates', lines: limitLines },
  'hearings.list': { title: 'Davanın duruşmaları', tab: 'dates', lines: hearingLines },
} as const satisfies Record<string, Record_>

type RecordRow = keyof typeof records
export const isRecord = (row: string): row is RecordRow => row in records

/** @param data what the row answered for this case */
export function recordOf(row: RecordRow, caseId: string, data: unknown): Passage {
  const { title, tab, lines } = records[row]
  const written = lines(data as never)
  const text = written.length > 0 ? written.join('\n\n') : `${title} arasında kayıtlı hiçbir şey yok.`
  return {
    id: `record ${row}`,
    placeId: row,
    text,
    score: 0,
    source: {
      id: `s-record ${row}`,
      kind: 'record',
      country: null,
      title,
      ...{ law: null, article: null, decision: null, document: null },
      address: `/case-management/${caseId}?tab=${tab}`,
    },
  }
}

const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('.')
const quoted = (title: string): string => `“${title.replace(/\s+/g, ' ')}”`

function taskLines({ todo, done }: Tasks): string[] {
  return [
    ...todo.map(({ displayTitle, deadline, assignee }) =>
      [
        `Yapılacak görev ${quoted(displayTitle)}`,
        deadline ? `son günü ${day(deadline)}` : 'son günü yok',
        ...(assignee ? [`sorumlusu ${assignee.name}`] : []),
      ].join(', '),
    ),
    ...done.map(
      ({ displayTitle, completedAt }) =>
        `Tamamlanan görev ${quoted(displayTitle)}${completedAt ? `, tamamlandığı gün ${day(completedAt)}` : ''}`,
    ),
  ].map((text) => `${text}.`)
}

const states = { open: 'süre açık', awaiting: 'ikinci kişinin onayı bekleniyor', done: 'iş yapıldı' } as const

function limitLines({ items }: Limits): string[] {
  return items.map(
    ({ title, date, state, isCritical }) =>
      `${isCritical ? 'Kritik süre' : 'Süre'} ${quoted(title)}, son günü ${day(date)}, ${states[state]}.`,
  )
}

function hearingLines({ items }: Hearings): string[] {
  return items
    .map(({ date, time, court, room }) =>
      [
        `Duruşma günü ${day(date)}, saat ${time}`,
        ...(court ? [`mahkemesi ${court.replace(/\s+/g, ' ')}`] : []),
        ...(room ? [`salonu ${room.replace(/\s+/g, ' ')}`] : []),
      ].join(', '),
    )
    .map((text) => `${text}.`)
}
