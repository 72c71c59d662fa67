/** Holidays that move from year to year, as they count now: staff may have moved a feast or added a day. */
import type { FigureRow } from '@mizan/calculators/schemas'
import type { CaseCall } from '../../call.ts'

const tables: readonly string[] = ['holidays.turkey', 'holidays.kktc']

export async function readHolidays(call: CaseCall): Promise<{ items: FigureRow[] }> {
  const figures = await call.system.read((tx) => call.parts.figures(tx))
  return { items: figures.filter(({ table }) => tables.includes(table)) }
}
