/** Several dated lines as people type them: a line each, with separate cells, so that half-typed text stays. */
import type { Language } from '@mizan/platform/ui'
import type { Events } from '../../data/form.ts'
import { readEvents, type WrittenEvent, writeEvents } from '../../rules/events.ts'
import { dayOf, shownDay } from './days.ts'

/** A line as it is typed. */
export type EventLine = Required<WrittenEvent>

const without = (text: string): string => text.replace(/[~,\n]/g, '')

export const readLines = (typed: string): EventLine[] =>
  typed === ''
    ? []
    : typed.split('\n').map((line) => {
        const [kind = '', day = '', until = ''] = line.split('~')
        return { kind, day, until }
      })

export const writeLines = (lines: readonly EventLine[]): string =>
  lines.map(({ kind, day, until }) => [kind, day, until].map(without).join('~')).join('\n')

const isBlank = ({ day, until }: EventLine): boolean => day.trim() === '' && until.trim() === ''

/** The value of the lines; undefined if one cannot be read. Lines without a day do not count yet. */
export function readEventLines(field: Events, typed: string): string | undefined {
  const read = readLines(typed)
    .filter((line) => !isBlank(line))
    .map((line) => readLine(field, line))
  const events = read.filter((one) => one !== undefined)
  return events.length === read.length && events.length <= field.most ? writeEvents(events) : undefined
}

function readLine({ options, until: hasUntil }: Events, line: EventLine): WrittenEvent | undefined {
  const day = dayOf(line.day)
  const until = hasUntil && line.until.trim() !== '' ? dayOf(line.until) : ''
  const isKnown = options.some(({ value }) => value === line.kind)
  return day && until !== undefined && isKnown ? { kind: line.kind, day, ...(until && { until }) } : undefined
}

export const linesFrom = (value: string, language: Language): string =>
  writeLines(
    readEvents(value).map(({ kind, day, until = '' }) => ({
      kind,
      day: shownDay(day, language),
      until: shownDay(until, language),
    })),
  )

/** One text of the address for each line that is filled. */
export const addressesOf = (typed: string): string[] =>
  readLines(typed)
    .filter((line) => !isBlank(line))
    .map(({ kind, day, until }) =>
      writeEvents([{ kind, day: dayOf(day) ?? without(day), until: dayOf(until) ?? without(until) }]),
    )
