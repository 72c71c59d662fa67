/** Tasks, time limits and hearings of a case as a text that code writes, one line for each of them. */
import type { Hearings, Limits, Tasks } from '@mizan/cases/schemas'
import type { CaseRecord, RecordLine } from '../rules/compose/records.ts'
import type { RecordKind } from '../rules/question/records.ts'

interface Reading {
  title: string
  /** The tab of the case's screen that shows the records. */
  tab: 'tasks' | 'dates'
  /** The text if no record is coming. */
  none: string
  lines: (data: never, today: string) => RecordLine[]
}

const readings = {
  tasks: { title: 'Davanın görevleri', tab: 'tasks', none: 'açık görev', lines: taskLines },
  limits: { title: 'Davanın süreleri', tab: 'dates', none: 'açık süre', lines: limitLines },
  hearings: {
    title: 'Davanın duruşmaları',
    tab: 'dates',
    none: 'günü gelmemiş duruşma',
    lines: hearingLines,
  },
} as const satisfies Record<RecordKind, Reading>

const kinds = { 'tasks.list': 'tasks', 'limits.list': 'limits', 'hearings.list': 'hearings' } as const
type RecordRow = keyof typeof kinds

export const isRecord = (row: string): row is RecordRow => row in kinds
export const kindOf = (row: RecordRow): RecordKind => kinds[row]

interface RecordRequest {
  row: RecordRow
  caseId: string
  /** YYYY-MM-DD */
  today: string
}

/** @param data the row's answer for this case */
export function recordOf({ row, caseId, today }: RecordRequest, data: unknown): CaseRecord {
  const { title, tab, none, lines: linesIn } = readings[kinds[row]]
  const kept: RecordLine[] = linesIn(data as never, today)
  const isNoneAhead = !kept.some(({ isAhead }) => isAhead)
  const lines = isNoneAhead ? [{ text: `Bu davada kayıtlı ${none} yok.`, isAhead: true }, ...kept] : kept
  const source = {
    id: `s-record ${row}`,
    kind: 'record',
    country: null,
    title,
    ...{ law: null, article: null, decision: null, document: null },
    address: `/case-management/${caseId}?tab=${tab}`,
  } as const
  const text = lines.map((line) => line.text).join('\n\n')
  return { passage: { id: `record ${row}`, placeId: row, text, score: 0, source }, lines }
}

const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('.')
const quoted = (title: string): string => `“${title.replace(/\s+/g, ' ')}”`

function taskLines({ todo, done }: Tasks): RecordLine[] {
  const open = [...todo].sort((a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9'))
  return [
    ...open.map(({ displayTitle, deadline, assignee }) => {
      const until = deadline ? `son günü ${day(deadline)}` : 'son günü yok'
      const by = assignee ? [`sorumlusu ${assignee.name}`] : []
      return {
        text: `${[`Yapılacak görev ${quoted(displayTitle)}`, until, ...by].join(', ')}.`,
        isAhead: true,
      }
    }),
    ...done.map(({ displayTitle, completedAt }) => {
      const when = completedAt ? `, tamamlandığı gün ${day(completedAt)}` : ''
      return { text: `Tamamlanan görev ${quoted(displayTitle)}${when}.`, isAhead: false }
    }),
  ]
}

const states = { open: 'süre açık', awaiting: 'ikinci kişinin onayı bekleniyor', done: 'iş yapıldı' } as const

function limitLines({ items }: Limits, today: string): RecordLine[] {
  const lines = items
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ title, date, state, isCritical }) => {
      const said = state === 'open' && date.slice(0, 10) < today ? 'son günü geçti' : states[state]
      const kind = isCritical ? 'Kritik süre' : 'Süre'
      return { text: `${kind} ${quoted(title)}, son günü ${day(date)}, ${said}.`, isAhead: state !== 'done' }
    })
  return [...lines.filter(({ isAhead }) => isAhead), ...lines.filter(({ isAhead }) => !isAhead)]
}

function hearingLines({ items }: Hearings, today: string): RecordLine[] {
  const lines = items
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
    .map(({ date, time, court, room }) => {
      const at = [
        ...(court ? [`mahkemesi ${court.replace(/\s+/g, ' ')}`] : []),
        ...(room ? [`salonu ${room.replace(/\s+/g, ' ')}`] : []),
      ]
      const text = `${[`Duruşma günü ${day(date)}`, `saat ${time}`, ...at].join(', ')}.`
      return { text, isAhead: date.slice(0, 10) >= today }
    })
  return [...lines.filter(({ isAhead }) => isAhead), ...lines.filter(({ isAhead }) => !isAhead).reverse()]
}
