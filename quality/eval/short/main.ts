/** Prints and notes how well short queries are answered by the decisions of a pack. */
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { parseQuery } from '../../../domains/research/rules/query.ts'
import { parsePackLine } from '../../../domains/research/server/import/pack.ts'
import { prepareDecision } from '../../../domains/research/server/import/prepare-decision.ts'
import { DecisionSearch } from '../../../domains/research/server/search/decision-search.ts'
import type { DecisionSource } from '../../../domains/research/server/search/document.ts'
import { buildDecisionIndex } from '../../../domains/research/server/search/indexer.ts'
import { noteAll } from '../../figures.ts'
import { against } from '../report.ts'
import { readLines } from '../texts.ts'
import {
  changed,
  type JudgedText,
  judgedText,
  measureShort,
  type ShortQuery,
  type ShownPage,
  shortTargets,
} from './measure.ts'

export const shortFile = join(import.meta.dirname, 'queries.jsonl')
const BATCH = 500

/** @returns whether the targets are reached. */
export async function evaluateShort(corpus: string, set: string, shows: boolean): Promise<boolean> {
  const queries = readLines<ShortQuery>(set)
  const base = await mkdtemp(join(tmpdir(), 'mizan-short-'))
  try {
    const texts = new Map<string, JudgedText>()
    await buildDecisionIndex({ base, rows: rowsOf(corpus, texts), clock: { now: () => new Date() } })
    const search = await DecisionSearch.open(base)
    if (!search) throw new Error(`There are no decisions in ${corpus}`)
    const measured = async (synonyms: boolean) => {
      const pages = new Map<string, ShownPage>()
      for (const { query } of queries) pages.set(query, await pageOf(search, query, synonyms))
      return measureShort(queries, texts, pages)
    }
    const [report, bare] = [await measured(true), await measured(false)]
    search.close()
    const otherNames = changed(bare.each, report.each)
    print(report, otherNames, shows)
    noteAll(report, 'short')
    noteAll(otherNames, 'short', 'other names')
    const { shown, first, special } = shortTargets
    return (
      report.shown >= shown && report.first >= first && Math.min(report.formula, report.homograph) >= special
    )
  } finally {
    await rm(base, { recursive: true, force: true })
  }
}

async function* rowsOf(corpus: string, texts: Map<string, JudgedText>): AsyncGenerator<DecisionSource[]> {
  let batch: DecisionSource[] = []
  let doc = 0
  const file = createReadStream(join(corpus, 'decisions.jsonl.gz')).pipe(createGunzip())
  for await (const line of createInterface({ input: file })) {
    const parsed = line.trim() === '' ? undefined : parsePackLine(line)
    if (parsed?.kind !== 'decision' || parsed.row.country !== 'turkey') continue
    const { decision, citations } = prepareDecision(parsed.row)
    doc++
    texts.set(String(doc), judgedDecision(decision))
    batch.push(sourceOf(doc, decision, citations))
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

type PreparedDecision = ReturnType<typeof prepareDecision>

export const judgedDecision = ({ court, chamber, subject, text }: PreparedDecision['decision']): JudgedText =>
  judgedText(`${court} ${chamber ?? ''}`, `${subject ?? ''} ${text}`)

const sourceOf = (
  doc: number,
  row: PreparedDecision['decision'],
  citations: PreparedDecision['citations'],
): DecisionSource => ({
  doc,
  country: row.country,
  court: row.court,
  chamber: row.chamber,
  caseNumber: row.case_number,
  decisionNumber: row.decision_number,
  decisionDate: row.decision_date,
  decisionYear: row.decision_year,
  caseYear: row.case_year,
  deliveryNumber: row.delivery_number,
  deliveryYear: row.delivery_year,
  subject: row.subject,
  claim: row.claim,
  outcome: row.outcome,
  sides: row.sides,
  keywords: row.keywords,
  documentId: row.document_id,
  externalId: row.external_id,
  source: row.source,
  text: row.text,
  citedLaws: citations.flatMap(({ law_number, article_no }) =>
    law_number ? { lawNumber: law_number, articleNo: article_no } : [],
  ),
})

async function pageOf(search: DecisionSearch, text: string, synonyms: boolean): Promise<ShownPage> {
  const page = await search.search({
    query: parseQuery(text, { synonyms }),
    country: 'turkey',
    filters: {},
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 10,
    facets: false,
  })
  return {
    keys: page.hits.map(({ doc }) => String(doc)),
    weak: page.weak || page.matched === 'any' || page.matched === 'most',
  }
}

function print(
  report: ReturnType<typeof measureShort>,
  { harmed, helped }: ReturnType<typeof changed>,
  shows: boolean,
): void {
  const { queries, shown, first, formula, homograph, saidSo, saidWrongly } = report
  console.log(`${queries} queries`)
  console.log(`right among the ten shown: ${against(shown, shortTargets.shown)}`)
  console.log(`first one right: ${against(first, shortTargets.first)}`)
  console.log(`  words of formulas: ${against(formula, shortTargets.special)}`)
  console.log(`  words of two meanings: ${against(homograph, shortTargets.special)}`)
  console.log(
    `unanswerable ones that say so: ${saidSo.toFixed(3)}; answerable ones that say so: ${saidWrongly.toFixed(3)}`,
  )
  console.log(`other names harm ${harmed.toFixed(3)} of the queries and help ${helped.toFixed(3)}`)
  const wrong = report.each.filter((one) => one.shown < 1 || !one.first)
  for (const one of wrong.slice(0, shows ? 200 : 0))
    console.log(`  ${one.query}: ${one.shown.toFixed(2)}${one.first ? '' : ', first one wrong'}`)
}
