/** Which row of the contract is answered by which query or action. */
import type { CallContext } from '@mizan/platform/contract'
import type { DataContext } from '@mizan/platform/database'
import { type Desk, desk } from '@mizan/platform/http'
import { researchRows } from '../contract.ts'
import type { FilteredSearch } from '../schemas.ts'
import { giveFeedback } from './actions/feedback-give.ts'
import { decisionsByNumbers, decisionsCiting, decisionsCitingArticle } from './queries/cited-by.ts'
import { decisionAsPdf } from './queries/decision-pdf.ts'
import { optionsOf } from './queries/options.ts'
import { readDecision, readDecisionChunk } from './queries/read-decision.ts'
import { readArticle, readLaw, readLawByNumber } from './queries/read-law.ts'
import { countDecisions, searchDecisions, similarTo } from './queries/search-decisions.ts'
import { searchLaws } from './queries/search-laws.ts'
import type { Research } from './research.ts'
import type { ResearchTables } from './tables.ts'

export function researchDesk(
  research: Research,
  contextOf: (call: CallContext) => DataContext<ResearchTables>,
): Desk {
  const { db } = research
  const search = (body: FilteredSearch) => searchDecisions(research, body)
  return desk(researchRows, {
    'decisions.basicSearch': (_ctx, { body }) => search({ ...body, filters: {} }),
    'decisions.search': (_ctx, { body }) => search(body),
    'decisions.facets': (_ctx, { body }) => countDecisions(research, body),
    'decisions.userSearch': (_ctx, { body }) => search(body),
    'decisions.userSearchTurkey': (_ctx, { body }) => search({ ...body, searchCountry: 'turkey' }),
    'decisions.options': async (_ctx, { query }) => optionsOf(await research.overview(), query.searchCountry),
    'decisions.suggest': (_ctx, { query }) => research.suggest(query.searchCountry, query.q),
    'decisions.feedback': (ctx, { body }) => giveFeedback(contextOf(ctx), body),
    'decisions.getTurkey': (_ctx, { params, query }) => readDecision(db, params.caseId, query.q, 'turkey'),
    'decisions.getChunk': (_ctx, { params, query }) => readDecisionChunk(db, params.chunkId, query.q),
    'decisions.getKktc': (_ctx, { params, query }) => readDecision(db, params.caseId, query.q, 'kktc'),
    'decisions.pdf': (ctx, { params }) => decisionAsPdf(db, params.caseId, params.country, ctx.language),
    'decisions.lookup': (_ctx, { query }) =>
      decisionsByNumbers(db, query.mainCaseNumber, query.decisionNumber),
    'decisions.view': (_ctx, { params, query }) => readDecision(db, params.id, query.q),
    'decisions.citedBy': (_ctx, { params, query }) =>
      decisionsCiting(db, params.caseId, params.country, query),
    'decisions.similar': (_ctx, { params }) => similarTo(research, params.caseId, params.country),
    'laws.search': (_ctx, { body }) => searchLaws(research, body),
    'laws.content': (_ctx, { params, query }) => readLaw(db, params.lawId, query.q),
    'laws.chunk': (_ctx, { params, query }) => readArticle(db, params.chunkId, query.q),
    'laws.byNumber': (_ctx, { params, query }) =>
      readLawByNumber(db, query.searchCountry, params.lawNumber, query.q),
    'laws.citedBy': (_ctx, { params, query }) => decisionsCitingArticle(db, params.chunkId, query),
  })
}
