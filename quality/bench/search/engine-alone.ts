/** Times the search without passages, because the other engines make none either. */
import { join } from 'node:path'
import { parseQuery } from '../../../domains/research/rules/query.ts'
import { DecisionSearch } from '../../../domains/research/server/search/index.ts'
import type { Setting } from './in-process.ts'
import { type Timing, timeEach, timingOf } from './measure.ts'
import { drawQuestions } from './queries.ts'

export async function timeEngineAlone(setting: Setting): Promise<Map<string, Timing>> {
  const search = await DecisionSearch.open(join(setting.folder, 'search', 'decisions'))
  if (!search) throw new Error('There is no index')
  const timings = new Map<string, Timing>()
  for (const kind of setting.kinds) {
    const run = ({ text, ...question }: ReturnType<typeof kind.draw>) =>
      search.search({ ...question, query: parseQuery(text), country: 'turkey', pageIndex: 0, pageSize: 20 })
    await timeEach(drawQuestions(kind, 10, setting.seed + 1), run)
    timings.set(
      kind.name,
      timingOf(await timeEach(drawQuestions(kind, setting.count, setting.seed), run), null),
    )
  }
  search.close()
  return timings
}
