/**
 * The meaning of each filter of a search, expressed in rows of the database; the results of the index are compared
 * with it.
 */
import type { openTestApplication } from './testing.ts'

type Database = Awaited<ReturnType<typeof openTestApplication>>['database']
export type Filters = Record<string, unknown>
type FilterMeaning = [filters: Filters, isMeant: (other: Text) => boolean] | null | undefined | false | '' | 0

/** Every decision with the laws that it cites, read from the tables instead of the index. */
export async function readTexts({ kysely }: Database) {
  const decisions = await kysely.selectFrom('decisions').selectAll().orderBy('doc').execute()
  const citations = await kysely.selectFrom('citations').selectAll().where('kind', '!=', 'decision').execute()
  const cited = Map.groupBy(citations, ({ doc }) => doc)
  return decisions.map((one) => ({
    ...one,
    cites: (cited.get(one.doc) ?? []).filter(({ country }) => country === one.country),
  }))
}
export type Text = Awaited<ReturnType<typeof readTexts>>[number]

const wordsOf = (text: string | null) =>
  new Set((text ?? '').toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu))
const yearOf = (text: Text) => Number(text.case_number?.match(/(?:^|\/)(\d{4})(?:\/|$)/)?.[1])

/** A decision of which only the year is known comes at the end of that year. */
export const dayInOrder = ({ decision_date, decision_year }: Text): string | null =>
  decision_date ?? (decision_year === null ? null : `${decision_year}-12-31`)

/** For each filter: the value of a decision, and the other results that a search for this value must find. */
export const narrowing: Record<string, (one: Text) => FilterMeaning> = {
  externalId: ({ external_id: it }) => it && [{ externalId: it }, (other) => other.external_id === it],
  documentId: ({ document_id: it }) => it && [{ documentId: it }, (other) => other.document_id === it],
  caseNumber: ({ case_number: it }) => it && [{ caseNumber: it }, (other) => other.case_number === it],
  decisionNumber: ({ decision_number: it }) =>
    it && [{ decisionNumber: it }, (other) => other.decision_number === it],
  deliveryNumber: ({ delivery_number: it }) =>
    it && [{ deliveryNumber: it }, (other) => other.delivery_number === it],
  deliveryYear: ({ delivery_year: it }) =>
    it && [{ deliveryYear: it }, (other) => other.delivery_year === it],
  caseYear: (one) =>
    yearOf(one) ? [{ caseYear: yearOf(one) }, (other) => yearOf(other) === yearOf(one)] : null,
  court: ({ court }) => [{ courts: [court] }, (other) => other.court === court],
  chamber: ({ court, chamber }) =>
    chamber && [
      { chambers: [`${court} ${chamber}`] },
      (other) => other.court === court && other.chamber === chamber,
    ],
  outcome: ({ outcome: it }) => it && [{ outcomes: [it] }, (other) => other.outcome === it],
  source: ({ source }) => [{ source }, (other) => other.source === source],
  sides: ({ sides }) =>
    sides && [{ sides }, (other) => [...wordsOf(sides)].every((word) => wordsOf(other.sides).has(word))],
  dates: ({ decision_date: it }) =>
    it && [{ startDate: it, endDate: it }, (other) => dayInOrder(other) === it],
  startDate: ({ decision_date: it }) => it && [{ startDate: it }, (other) => (dayInOrder(other) ?? '') >= it],
  endDate: ({ decision_date: it }) => it && [{ endDate: it }, (other) => (dayInOrder(other) ?? '9999') <= it],
  undated: (one) => dayInOrder(one) === null && [{ undated: true }, (other) => dayInOrder(other) === null],
  lawNumber: ({ cites: [it] }) =>
    it && [
      { lawNumber: it.law_number },
      (other) => other.cites.some((law) => law.law_number === it.law_number),
    ],
  article: ({ cites }) => {
    const it = cites.find(({ article_no }) => article_no)
    const same = (law: (typeof cites)[number]) =>
      law.law_number === it?.law_number && law.article_no === it?.article_no
    return it
      ? [{ lawNumber: it.law_number, articleNo: it.article_no }, (other) => other.cites.some(same)]
      : null
  },
}
