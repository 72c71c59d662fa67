/** Which of the chosen columns have room beside the name of the case, and how wide each is. Widths are in rem. */
import { addDays, type CivilDate, dayInTurkey } from '@mizan/platform/calendar'
import type { Language } from '@mizan/platform/ui'
import type { ColumnId } from './columns.tsx'

const widths: Readonly<Record<ColumnId, number>> = {
  number: 6.5,
  client: 10,
  court: 12,
  docket: 6,
  state: 7.75,
  // `05.01.2023 · 1.328 gün geçti` in its chip, which takes 12.5 rem where no digit is narrower, and the space before it.
  deadline: 13,
  next: 10.375,
  assignee: 4.75,
  changed: 6.5,
}

/** A day within a fortnight has a chip, `01.12.2026 · 3 gün`; a later one stands alone. */
const dueSoon = 10
const dayAlone = 6.5

/** The box to choose a row with, and the least that a name can be recognised by. */
const besides = 2.5 + 11

/** Columns of long texts, and the width at which nearly all of them are shown in full. */
const growing: Partial<Record<ColumnId, number>> = { client: 16, next: 20 }

/** The first one gives way first; the deadline never does. */
const givingWay: readonly ColumnId[] = [
  'client',
  'court',
  'docket',
  'number',
  'changed',
  'next',
  'assignee',
  'state',
]

/** `Last change` is longer than `Son işlem`, and `d overdue` than `gün geçti`. */
const inEnglish: Partial<Record<ColumnId, number>> = { changed: 7, deadline: 13.5 }

const mostOf = (id: ColumnId, language: Language): number =>
  (language === 'en' && inEnglish[id]) || widths[id]

const sumOf = (ids: readonly ColumnId[], width: (id: ColumnId) => number) =>
  ids.reduce((sum, id) => sum + width(id), besides)

/** Does not depend on the rows, so that the columns stay the same from page to page. */
export function fitting(
  chosen: readonly ColumnId[],
  room: { width: number; language: Language },
): readonly ColumnId[] {
  let left = chosen
  for (const id of givingWay) {
    if (sumOf(left, (one) => mostOf(one, room.language)) <= room.width) break
    left = left.filter((one) => one !== id)
  }
  return left
}

function deadlineWidth(days: readonly CivilDate[], language: Language): number {
  const today = dayInTurkey(new Date())
  if (days.some((day) => day < today)) return mostOf('deadline', language)
  return days.some((day) => day <= addDays(today, 14)) ? dueSoon : dayAlone
}

/** The deadline takes what the rows need; the name and the columns of long texts share the room that is left. */
export function widthsOf(
  columns: readonly ColumnId[],
  room: { width: number; language: Language },
  deadlines: readonly CivilDate[],
): (id: ColumnId) => number {
  const deadline = deadlineWidth(deadlines, room.language)
  const least = (id: ColumnId) => (id === 'deadline' ? deadline : mostOf(id, room.language))
  const spare = Math.max(0, room.width - sumOf(columns, least))
  const share = spare / (1 + columns.filter((id) => id in growing).length)
  return (id) => Math.max(least(id), Math.min(growing[id] ?? 0, least(id) + share))
}
