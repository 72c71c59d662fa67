/** Which row of the contract is answered by which query or action. */
import type { Charge } from '@mizan/platform/access'
import type { CallContext } from '@mizan/platform/contract'
import type { DataContext } from '@mizan/platform/database'
import { type Desk, desk } from '@mizan/platform/http'
import { researchRows } from '../contract.ts'
import type { FilteredSearch } from '../schemas.ts'
import { giveFeedback } from './actions/feedback-give.ts'
import { decisionsByNumbers, decisionsCiting, decisionsCitingArticle } from './queries/cited-by.ts'
import { decisionAsPdf } from './queries/decision-pdf.ts'
import { optionsOf } from './queries/options.ts'
import { type Pay, prices } from './queries/price.ts'
import { readDecision, readDecisionChunk } from './queries/read-decision.ts'
import { readArticle, readLaw, readLawByNumber } from './queries/read-law.ts'
import { countDecisions, searchDecisions, similarTo } from './queries/search-decisions.ts'
import { searchLaws } from './queries/search-laws.ts'
import type { Research } from './research.ts'
import type { ResearchTables } from './tables.ts'

/** What a call costs that does not cost by what is asked. */
const fixedPrices: Partial<Record<string, number>> = {
  'decisions.options': prices.list,
  'decisions.suggest': prices.suggest,
  'decisions.getTurkey': prices.read,
  'decisions.getChunk': prices.read,
  'decisions.getKktc': prices.read,
  'decisions.view': prices.read,
  'decisions.pdf': prices.pdf,
  'decisions.lookup': prices.list,
  'decisions.citedBy': prices.list,
  'decisions.similar': prices.similar,
  'laws.content': prices.read,
  'laws.chunk': prices.read,
  'laws.byNumber': prices.read,
  'laws.citedBy': prices.list,
} satisfies Partial<Record<keyof typeof researchRows, number>>

/** `charge` takes what a call costs from the allowance of whoever makes it. */
export function researchDesk(
  research: Research,
  contextOf: (call: CallContext) => DataContext<ResearchTables>,
  charge: Charge,
): Desk {
  const { db } = research
  const payOf =
    (call: CallContext): Pay =>
    (units) =>
      charge(call, units)
  const search = (ctx: CallContext, body: FilteredSearch) => searchDecisions(research, body, payOf(ctx))
  const rows = desk(researchRows, {
    'decisions.basicSearch': (ctx, { body }) => search(ctx, { ...body, filters: {} }),
    'decisions.search': (ctx, { body }) => search(ctx, body),
    'decisions.facets': (ctx, { body }) => countDecisions(research, body, payOf(ctx)),
    'decisions.userSearch': (ctx, { body }) => search(ctx, body),
    'decisions.userSearchTurkey': (ctx, { body }) => search(ctx, { ...body, searchCountry: 'turkey' }),
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
    'laws.search': (ctx, { body }) => searchLaws(research, body, payOf(ctx)),
    'laws.content': (_ctx, { params, query }) => readLaw(db, params.lawId, query.q),
    'laws.chunk': (_ctx, { params, query }) => readArticle(db, params.chunkId, query.q),
    'laws.byNumber': (_ctx, { params, query }) =>
      readLawByNumber(db, query.searchCountry, params.lawNumber, query.q),
    'laws.citedBy': (_ctx, { params, query }) => decisionsCitingArticle(db, params.chunkId, query),
  })
  return priced(rows, charge)
}

function priced({ rows, handlers }: Desk, charge: Charge): Desk {
  const paid = Object.entries(handlers).map(([name, answer]): [string, typeof answer] => {
    const units = fixedPrices[name]
    if (units === undefined) return [name, answer]
    return [
      name,
      async (ctx, input) => {
        await charge(ctx, units)
        return answer(ctx, input)
      },
    ]
  })
  return { rows, handlers: Object.fromEntries(paid) }
}
