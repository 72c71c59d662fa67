/** Numbers of cases that a spreadsheet program took for days: `2026/5` is the first of May to it. */
import { dayIn } from './days.ts'

/** `2026-05-01`, `1.05.2026`, `May.26`, `Oca-26`, `01 May 2026`; a register counts years and numbers, not days. */
const forms = [
  /^\d{4}-\d{2}-\d{2}(?: 00:00)?$/,
  /^\d{1,2}[./]\d{1,2}[./]\d{4}$/,
  /^\p{L}{3}[.-]\d{2}$/u,
  /^\d{1,2}[ -]\p{L}{3,8}[ -]\d{2,4}$/u,
]

/** What was probably written; undefined for a cell that is no day. */
export function numberOfDay(cell: string): string | undefined {
  const text = cell.trim()
  if (!forms.some((form) => form.test(text))) return undefined
  const day = dayIn(/^\p{L}/u.test(text) ? `1-${text.replace('.', '-')}` : text)
  if (day === undefined) return undefined
  const [year, month] = day.split('-').map(Number)
  return `${year}/${month}`
}
