/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { researchRows } from '../contract.ts'
import { giveFeedback } from './actions/feedback-give.ts'
import type { ResearchParts } from './call.ts'
import { decisionsByNumbers, decisionsCiting, decisionsCitingArticle } from './queries/cited-by.ts'
import { decisionAsPdf } from './queries/decision-pdf.ts'
import { readOptions, suggest } from './queries/options.ts'
import { readDecision, readDecisionChunk } from './queries/read-decision.ts'
import { readArticle, readLaw, readLawByNumber } from './queries/read-law.ts'
import { countDecisions, searchDecisions, similarTo } from './queries/search-decisions.ts'
import { searchLaws } from './queries/search-laws.ts'
import { verifyCitation } from './queries/verify-citation.ts'
import { generateSearch } from './strings/generate.ts'

export function researchDesk(parts: ResearchParts): Desk {
  return desk(
    researchRows,
    {
      'decisions.basicSearch': (call, { body }) => searchDecisions(call, { ...body, filters: {} }),
      'decisions.search': (call, { body }) => searchDecisions(call, body),
      'decisions.facets': (call, { body }) => countDecisions(call, body),
      'decisions.userSearch': (call, { body }) => searchDecisions(call, body),
      'decisions.userSearchTurkey': (call, { body }) =>
        searchDecisions(call, { ...body, searchCountry: 'turkey' }),
      'decisions.options': (call, { query }) => readOptions(call, query),
      'decisions.suggest': (call, { query }) => suggest(call, query),
      'decisions.feedback': (call, { body }) => giveFeedback(call, body),
      'decisions.getTurkey': (call, { params, query }) =>
        readDecision(call, { ...query, id: params.caseId, country: 'turkey' }),
      'decisions.getChunk': (call, { params, query }) => readDecisionChunk(call, { ...params, ...query }),
      'decisions.getKktc': (call, { params, query }) =>
        readDecision(call, { ...query, id: params.caseId, country: 'kktc' }),
      'decisions.pdf': (call, { params }) => decisionAsPdf(call, params),
      'decisions.lookup': (call, { query }) => decisionsByNumbers(call, query),
      'decisions.view': (call, { params, query }) => readDecision(call, { ...params, ...query }),
      'decisions.citedBy': (call, { params, query }) => decisionsCiting(call, { ...params, ...query }),
      'decisions.similar': (call, { params }) => similarTo(call, params),
      'search.generate': ({ parts, language, clock }, { body }) =>
        generateSearch(parts.research, { ...body, language, now: clock.now() }),
      'citations.verify': (call, { body }) => verifyCitation(call, body),
      'laws.search': (call, { body }) => searchLaws(call, body),
      'laws.content': (call, { params, query }) => readLaw(call, { ...params, ...query }),
      'laws.chunk': (call, { params, query }) => readArticle(call, { ...params, ...query }),
      'laws.byNumber': (call, { params, query }) => readLawByNumber(call, { ...params, ...query }),
      'laws.citedBy': (call, { params, query }) => decisionsCitingArticle(call, { ...params, ...query }),
    },
    parts,
  )
}
