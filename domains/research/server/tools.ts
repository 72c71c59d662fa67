/** What a model may use of decisions and laws. */
import { toolsOf } from '@mizan/platform/tools'
import { researchRows } from '../contract.ts'
import type { Decision, LawChunk } from '../schemas.ts'

const scope = 'research'
const country = 'The archive: turkey, or kktc for Northern Cyprus.'
const paging = {
  pageIndex: 'Page of the results, from 0.',
  pageSize: 'Results per page; 10 is usually enough.',
}
const query =
  'Words in Turkish, as they would stand in the text. Quotation marks keep words together, OR gives alternatives, a minus excludes. Numbers of laws, articles and files are understood ("TBK 344", "3. HD 2019/1234 E.").'

export const researchTools = toolsOf(researchRows, [
  {
    name: 'search_decisions',
    row: 'decisions.search',
    scope,
    describes:
      'Finds court decisions by words and filters. Returns citations and the passages that match; read_decision gives the whole text.',
    fields: {
      query,
      searchCountry: country,
      filters: 'Narrows the results; each filter that is given must hold.',
      sort: 'relevance, newest or oldest.',
      ...paging,
    },
    fixed: { facets: false },
    shows: ({ items, total, totalIsLowerBound, didYouMean, direct }) => ({
      total,
      totalIsLowerBound,
      didYouMean,
      named: direct,
      decisions: items.map(({ id, country, citation, subject, snippets, truncated, sample }) => ({
        ...{ id, country, citation, subject, passages: snippets.map(({ text }) => text) },
        ...marksOf({ truncated, sample }),
      })),
    }),
  },
  {
    name: 'read_decision',
    row: 'decisions.view',
    scope,
    describes: 'Reads a court decision with its numbered paragraphs.',
    fields: { id: 'Id of the decision, from search_decisions or verify_citation.' },
    shows: decisionForModel,
  },
  {
    name: 'search_laws',
    row: 'laws.search',
    scope,
    describes:
      'Finds articles of laws by words, names and numbers. Returns the passages that match; read_article gives the whole article.',
    fields: { query, searchCountry: country, filters: 'Narrows the results.', ...paging },
    fixed: { facets: false },
    shows: ({ items, total, totalIsLowerBound, didYouMean, notice, direct }) => ({
      total,
      totalIsLowerBound,
      didYouMean,
      named: direct,
      notice,
      articles: items.map(({ id, articleNo, heading, law, snippets }) => ({
        ...{ id, law: law.title, lawNumber: law.lawNumber, articleNo, heading },
        ...{ passages: snippets.map(({ text }) => text), ...marksOf(law) },
      })),
    }),
  },
  {
    name: 'read_article',
    row: 'laws.chunk',
    scope,
    describes: 'Reads one article of a law, and names those before and after it.',
    fields: { chunkId: 'Id of the article, from search_laws or verify_citation.' },
    shows: articleForModel,
  },
  {
    name: 'verify_citation',
    row: 'citations.verify',
    scope,
    describes:
      'Checks a citation against the archive: whether the decision or article exists, whether numbers, chamber and date fit together, and whether a quotation stands in it. not_found means that the archive does not have it. Its target has the id for read_decision or read_article.',
    fields: {
      searchCountry: country,
      lawNumber: 'Of a law: its number, abbreviation or name.',
      articleNo: 'Number of the article, such as 344, Geçici 3 or 68/A.',
      court: 'Of a decision: the court.',
      chamber: 'The chamber or board.',
      caseNumber: 'Case number (E.), such as 2019/1234. This or decisionNumber is needed for a decision.',
      decisionNumber: 'Decision number (K.).',
      date: 'Date of the decision.',
      quote: 'Words that are said to stand there; … marks what is left out.',
    },
  },
])

/** Only what a reader has to be warned of. */
const marksOf = (text: { truncated?: boolean; sample: boolean; summary?: boolean }) => ({
  ...(text.truncated && { warning: 'Only the beginning of the decision.' }),
  ...(text.summary && { warning: 'A summary in our own words, not the official text.' }),
  ...(text.sample && { isInventedSample: true }),
})

function decisionForModel(decision: Decision) {
  const { id, country, court, chamber, caseNumber, decisionNumber, decisionDate, citation } = decision
  const { subject, outcome, relatedLaws, paragraphs, sourceUrl } = decision
  return {
    ...{ id, country, citation, court, chamber, caseNumber, decisionNumber, decisionDate, subject, outcome },
    ...{ sourceUrl, ...marksOf(decision) },
    laws: relatedLaws.map(({ lawNumber, articleNo, lawTitle }) => ({ lawNumber, articleNo, lawTitle })),
    paragraphs: paragraphs.map(({ id, no, number, text }) => ({
      ...{ id, no, text },
      ...(number !== null && { section: number }),
    })),
  }
}

function articleForModel({ law, article, previous, next }: LawChunk) {
  const placed = (one: typeof previous) =>
    one && { id: one.id, articleNo: one.articleNo, heading: one.heading }
  return {
    ...{ id: article.id, lawId: law.id, law: law.title, lawNumber: law.lawNumber, country: law.country },
    ...{ articleNo: article.articleNo, heading: article.heading, text: article.text },
    ...{ sourceUrl: law.sourceUrl, ...marksOf(law) },
    ...{ previous: placed(previous), next: placed(next) },
  }
}
