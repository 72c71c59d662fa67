/** The named time limits, read from their tables. */
import { limitGroups, limitTables } from '../../data/limits.ts'
import { englishTables } from '../../data/limits-english.ts'
import { englishRemarks } from '../../data/limits-remarks.en.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'

const linesOf = (table: string): string[] => table.trim().split('\n')
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())

const remarks = new Map(
  linesOf(englishRemarks).map((line): [string, string] => {
    const [id = '', remark = ''] = cellsOf(line)
    return [id, remark]
  }),
)

const english = new Map(
  englishTables.flatMap(linesOf).map((line) => {
    const [id = '', name = '', start = ''] = cellsOf(line)
    return [id, { name, start, remark: remarks.get(id) ?? '' }]
  }),
)

export const namedLimits: readonly NamedLimit[] = limitGroups.flatMap((group) =>
  linesOf(limitTables[group]).map((line) => readLine(group, line)),
)

function readLine(group: NamedLimit['group'], line: string): NamedLimit {
  const cells = cellsOf(line)
  const [id = '', name = '', law = '', lawNumber = '', article = '', paragraph = '', length = ''] = cells
  const [start = '', kind, recess, counting = '', remark = ''] = cells.slice(7)
  const [amount, unit] = length.split(' ')
  return {
    ...{ id, name, group, law, lawNumber, article, paragraph, start, remark },
    amount: Number(amount),
    unit: unit as NamedLimit['unit'],
    kind: kind as NamedLimit['kind'],
    recess: recess as NamedLimit['recess'],
    // A test fails for a limit without an English name, or with a remark in one language only.
    english: english.get(id) ?? { name: '', start: '', remark: '' },
    counting: counting.split(' ').filter(Boolean) as NamedLimit['counting'],
  }
}

const byId = new Map(namedLimits.map((limit) => [limit.id, limit]))

export const findNamedLimit = (id: string): NamedLimit | undefined => byId.get(id)
