/** Checks a citation against the archive: existence, numbers, chamber, date, quotation. */
import {
  type CitedFields,
  type Comparison,
  compareCitation,
  mayBeMeant,
  readCitation,
} from '../../rules/citation-check.ts'
import { type Lookup, parseCitationQuery } from '../../rules/citation-query.ts'
import { articleNumber, lawNumber } from '../../rules/filters.ts'
import { paragraphsOf } from '../../rules/paragraphs.ts'
import { findQuote, nearestPassage } from '../../rules/quote-search.ts'
import type { CitationCheck, CitationVerdict, DirectTarget, SearchCountry } from '../../schemas.ts'
import type { TextCall } from '../call.ts'
import { type DecisionHead, findArticle, findDecision, findLaw, listByNumbers } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { countryOf, lawTarget } from './direct.ts'
import { lawNotice } from './law-notice.ts'
import { citationOf } from './present.ts'

const mostCandidates = 5
const longestNearest = 600

const nothing: CitationVerdict = {
  ...{ verdict: 'not_found', target: null, sample: false, differences: [], unknown: [] },
  ...{ quote: null, candidates: [], notice: null },
}

export const verifyCitation = (
  { unscoped: db }: TextCall,
  { searchCountry: country, lawNumber: law, articleNo, quote, ...cited }: CitationCheck,
): Promise<CitationVerdict> =>
  law === undefined
    ? verifyDecision(db, readCitation(cited, country), { country, quote })
    : verifyLaw(db, { law, articleNo }, { country, quote })

interface Asked {
  country: SearchCountry
  quote: string | undefined
}

async function verifyLaw(
  db: Db,
  { law, articleNo }: { law: string; articleNo: string | undefined },
  { country, quote }: Asked,
): Promise<CitationVerdict> {
  const lookup = lookupOf(law, articleNo)
  const target = await lawTarget(db, lookup, countryOf(lookup, country))
  const notice = await lawNotice(db, `${law} ${articleNo ?? ''}`, lookup, target, country)
  if (!target || target.kind !== lookup.kind)
    return { ...nothing, notice, candidates: target ? [target] : [] }
  const held = await findLaw(db, target.lawId ?? target.id)
  const article = target.kind === 'article' && quote ? await findArticle(db, target.id) : undefined
  const found = article && quote ? quoteIn(article.text, quote) : null
  return {
    ...nothing,
    ...{ target, notice, quote: found && { ...found, paragraph: null }, sample: held?.sample ?? false },
    verdict: found && !found.stands ? 'differs' : 'confirmed',
  }
}

type LawLookup = Extract<Lookup, { kind: 'law' | 'article' }>

/** "TBK" and "m. 344/1" as the search box would read them together. */
function lookupOf(law: string, articleNo: string | undefined): LawLookup {
  const number = lawNumber(law)
  if (articleNo === undefined) return { kind: 'law', lawNumber: number }
  const read = parseCitationQuery(`${number} ${articleNumber(articleNo)}`)
  return read?.kind === 'article' && read.lawNumber === number
    ? read
    : { kind: 'article', lawNumber: number, articleNo: articleNumber(articleNo) }
}

interface Compared extends Comparison {
  head: DecisionHead
}

async function verifyDecision(db: Db, cited: CitedFields, asked: Asked): Promise<CitationVerdict> {
  const { caseNumber = null, decisionNumber = null } = cited
  const sharing = (await listByNumbers(db, [{ caseNumber, decisionNumber }]))
    .filter(({ country }) => country === asked.country)
    .map((head): Compared => ({ head, ...compareCitation(cited, fieldsOf(head)) }))
    .sort(byFit)
  const meant = sharing.filter((one) => mayBeMeant(cited, one))
  const [best, next] = meant
  const others = sharing.filter((one) => one !== best).slice(0, mostCandidates)
  if (!best) return { ...nothing, candidates: others.map(({ head }) => targetOf(head)) }
  if (next && byFit(best, next) === 0)
    return {
      ...nothing,
      verdict: 'ambiguous',
      candidates: meant.slice(0, mostCandidates).map(({ head }) => targetOf(head)),
    }
  const { head, differences, unknown } = best
  const quote = asked.quote ? await quoteInDecision(db, head.id, asked.quote) : null
  const fits = differences.length === 0 && quote?.stands !== false
  return {
    ...nothing,
    ...{ verdict: fits ? 'confirmed' : 'differs', target: targetOf(head), sample: head.sample },
    ...{ differences, unknown, quote },
  }
}

const byFit = (one: Compared, other: Compared): number =>
  one.differences.length - other.differences.length || one.unknown.length - other.unknown.length

const fieldsOf = (head: DecisionHead): CitedFields => ({
  court: head.court,
  chamber: head.chamber ?? undefined,
  caseNumber: head.case_number ?? undefined,
  decisionNumber: head.decision_number ?? undefined,
  date: head.decision_date ?? undefined,
})

const targetOf = (head: DecisionHead): DirectTarget => ({
  ...{ kind: 'decision', id: head.id, country: head.country, label: citationOf(head), lawId: null },
})

async function quoteInDecision(db: Db, id: string, quote: string): Promise<CitationVerdict['quote']> {
  const text = (await findDecision(db, id))?.text ?? ''
  const { stands, nearest, start } = quoteIn(text, quote)
  const paragraph = paragraphsOf(text).findLast((one) => one.start <= start)?.no ?? null
  return { stands, nearest, paragraph: stands ? paragraph : null }
}

function quoteIn(text: string, quote: string) {
  const place = findQuote(text, quote)
  const near = place ?? nearestPassage(text, quote)
  const nearest = place || !near ? null : text.slice(near.start, near.end).slice(0, longestNearest)
  return { stands: place !== undefined, nearest, start: near?.start ?? 0 }
}
