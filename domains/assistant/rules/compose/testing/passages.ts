/** Invented passages for the tests of the composer. */
import type { Passage, Source } from '../../passage.ts'

const nothing = { law: null, article: null, decision: null, document: null }

/** An article of an invented law; the first that is listed ranks highest. */
export function articlePassage(
  no: string,
  text: string,
  more: { heading?: string; score?: number; subject?: Passage['subject']; law?: string } = {},
): Passage {
  const source: Source = {
    ...nothing,
    id: `s-${no}`,
    kind: 'article',
    country: 'turkey',
    title: `UK m. ${no}`,
    law: { id: 'law', number: more.law ?? '9999', title: 'Uydurma Kanun', abbreviation: 'UK' },
    article: { id: `article-${no}`, no, heading: more.heading ?? null },
  }
  return {
    id: `p-${no}`,
    source,
    placeId: `article-${no}`,
    text,
    score: more.score ?? 1,
    subject: more.subject ?? null,
  }
}

export function decisionPassage(id: string, text: string, more: { isDissent?: boolean } = {}): Passage {
  const source: Source = {
    ...nothing,
    id: `s-${id}`,
    kind: 'decision',
    country: 'turkey',
    title: `Yargıtay 3. HD, E. 2001/${id}`,
    decision: {
      id,
      court: 'Yargıtay',
      chamber: '3. Hukuk Dairesi',
      caseNumber: `2001/${id}`,
      decisionNumber: null,
      decisionDate: null,
    },
  }
  return { id: `p-${id}`, source, placeId: `${id}-1`, text, score: 1, ...more }
}
