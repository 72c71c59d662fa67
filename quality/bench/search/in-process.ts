/** Times questions inside this process: parsing, search, and the passages of the shown decisions. */
import { join } from 'node:path'
import { parseQuery } from '../../../domains/research/rules/query.ts'
import { DecisionSearch, snippetsOf } from '../../../domains/research/server/search/index.ts'
import { type Model, sourceAt } from '../generator/index.ts'
import { type Timing, timeEach, timingOf, withLoopDelay } from './measure.ts'
import { drawQuestions, type Question, type QuestionKind } from './queries.ts'

export interface Setting {
  folder: string
  model: Model
  seed: number
  kinds: QuestionKind[]
  /** Questions of each kind. */
  count: number
}

export async function timeInProcess(setting: Setting): Promise<Map<string, Timing>> {
  const search = await DecisionSearch.open(join(setting.folder, 'search', 'decisions'))
  if (!search) throw new Error('There is no index')
  const timings = new Map<string, Timing>()
  const run = (question: Question) => answer(search, setting, question)
  for (const kind of setting.kinds) {
    await timeEach(drawQuestions(kind, 10, setting.seed + 1), run)
    const { result, loop } = await withLoopDelay(() =>
      timeEach(drawQuestions(kind, setting.count, setting.seed), run),
    )
    timings.set(kind.name, timingOf(result, loop))
  }
  search.close()
  return timings
}

async function answer(
  search: DecisionSearch,
  { model, seed }: Setting,
  { text, ...question }: Question,
): Promise<void> {
  const request = {
    ...question,
    query: parseQuery(text),
    country: 'turkey' as const,
    pageIndex: 0,
    pageSize: 20,
  }
  const { hits, shown } = await search.search(request)
  const texts = hits.map(({ doc }) => sourceAt(model, seed, doc).text)
  await snippetsOf(texts, shown)
}
