/** Makes a search string of a story that a lawyer tells in plain words: no model, only the texts and the thesaurus. */

import type { Language } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import { parseQuery } from '../../rules/query.ts'
import { readStory, type Story } from '../../rules/story/read-story.ts'
import { saysOutcome } from '../../rules/story/wishes.ts'
import { clauseOf, searchOf } from '../../rules/story/write.ts'
import type {
  DecisionFilters,
  GeneratedSearch,
  SearchReason,
  StoryAnswers,
  StoryInput,
} from '../../schemas.ts'
import type { Research } from '../research.ts'
import type { DecisionCounts, DecisionSearch } from '../search/index.ts'
import { type Chosen, chooseParts } from './choose.ts'
import { en } from './messages.en.ts'
import { type StringMessages, tr } from './messages.tr.ts'
import { type Narrowed, narrowed } from './narrow.ts'
import { clauseOfOutcome } from './outcomes.ts'
import { questionsOf } from './questions.ts'
import { statisticsOf, type Texts } from './statistics.ts'
import { type Weighed, weighStory } from './weigh.ts'

interface StoryRequest extends StoryInput {
  language: Language
  now: Date
}

/**
 * What the call costs stands in its row, so that visitors and demonstrations may use this as well.
 * @throws AppError `search.preparing`, `search.story_unclear`, `search.unknown_chamber`
 */
export async function generateSearch(research: Research, request: StoryRequest): Promise<GeneratedSearch> {
  const { input, searchCountry: country, answers, language, now } = request
  const [decisions, laws, all] = [research.decisions(), research.laws(), research.chambers()]
  if (!decisions || !laws || !all) throw new AppError('search.preparing')
  const words = language === 'en' ? en : tr
  const story = readStory(input, country)
  const chambers = all.filter((one) => one.country === country)
  const narrowing = narrowed({ story, answers, chambers, now, words })
  const also = outcomeClauses(answers)
  const texts = { decisions, laws, chambers }
  const chosen = await choose({ story, country, filters: narrowing.filters, also }, texts)
  if (chosen.must.length === 0) throw new AppError('search.story_unclear')
  const query = queryOf(chosen, also, words.joins)
  const counts = await countsOf(decisions, { query, country, filters: narrowing.filters })
  return {
    query,
    filters: narrowing.filters,
    reasons: [
      ...reasonsOf(chosen, decisions.documents, words),
      ...also.map((part) => ({ part, text: words.reasons.answered })),
      ...narrowing.reasons,
    ],
    questions: questionsOf({ answers, said: saidBy(story, narrowing), counts }, words),
  }
}

interface Choice {
  story: Story
  country: StoryInput['searchCountry']
  filters: DecisionFilters
  also: readonly string[]
}

/** The filters change the parts only where nothing would be left of them. */
async function choose({ story, country, filters, also }: Choice, texts: Texts): Promise<Chosen> {
  const statistics = statisticsOf(texts, country, {})
  const weighed = await weighStory(story, statistics)
  const chosen = await chooseParts(weighed, statistics, also)
  if (chosen.must.length === 0 || Object.keys(filters).length === 0) return chosen
  const filtered = statisticsOf(texts, country, filters)
  const { total } = await filtered.count(queryOf(chosen, also))
  return total > 0 ? chosen : chooseParts(weighed, { ...filtered, enough: 1 }, also)
}

function queryOf({ must, either }: Chosen, also: readonly string[], joins?: StringMessages['joins']): string {
  const write = (concept: Weighed) => clauseOf(concept, joins)
  return searchOf([...must.map(write), ...also], either.map(write), joins)
}

const outcomeClauses = ({ outcome }: StoryAnswers): string[] =>
  outcome && outcome !== 'any' ? [clauseOfOutcome[outcome]] : []

const saidBy = (story: Story, { said }: Narrowed) =>
  new Set([...said, ...(saysOutcome(story.scan) ? (['outcome'] as const) : [])])

function countsOf(
  decisions: DecisionSearch,
  {
    query,
    country,
    filters,
  }: Pick<GeneratedSearch, 'query' | 'filters'> & { country: StoryInput['searchCountry'] },
): Promise<DecisionCounts> {
  return decisions.facets({
    query: parseQuery(query),
    country,
    filters,
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 1,
    facets: true,
  })
}

function reasonsOf(chosen: Chosen, documents: number, words: StringMessages): SearchReason[] {
  const number = new Intl.NumberFormat(words.numbers)
  return [...chosen.must, ...chosen.either].map((concept: Weighed) => ({
    part: clauseOf(concept, words.joins),
    text: words.reasons[concept.kind]
      .replace('{{said}}', concept.said)
      .replace('{{texts}}', number.format(Math.round(concept.texts)))
      .replace('{{documents}}', number.format(documents)),
  }))
}
