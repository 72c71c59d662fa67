/** Which of the chosen columns have room beside the name of the case. Widths are in rem. */
import type { Language } from '@mizan/platform/ui'
import type { ColumnId } from './columns.tsx'

const widths: Readonly<Record<ColumnId, number>> = {
  number: 6.5,
  client: 10,
  court: 12,
  docket: 6,
  state: 8.5,
  // `01.03.2026 · 272 gün geçti` in its chip, which takes 12 rem, and the space before it.
  deadline: 12.5,
  next: 9.25,
  assignee: 4.75,
  changed: 7,
}

/** The box to choose a row with, and the least that a name can be recognised by. */
const besides = 2.5 + 11

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

/** `At the Supreme Court` is longer than `Yargıtay'da`. */
export const widthOf = (id: ColumnId, language: Language): number =>
  id === 'state' && language === 'en' ? 11 : widths[id]

export function fitting(
  chosen: readonly ColumnId[],
  room: { width: number; language: Language },
): readonly ColumnId[] {
  const needs = (ids: readonly ColumnId[]) =>
    ids.reduce((sum, id) => sum + widthOf(id, room.language), besides)
  let left = chosen
  for (const id of givingWay) {
    if (needs(left) <= room.width) break
    left = left.filter((one) => one !== id)
  }
  return left
}
