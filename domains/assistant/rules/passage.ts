/** Passages of texts that the asker may read, on which an answer may rest. */
import type { SearchCountry } from '@mizan/research/schemas'

/**
 * `calculation`: the result of a calculator, with its inputs; `record`: tasks and dates of the case. Code writes both
 * texts.
 */
export const sourceKinds = ['article', 'decision', 'document', 'calculation', 'record'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** A found text: an article of a law, a decision, a document of a case, or the answer of a tool. */
export interface Source {
  /** Opaque and unique among the sources of one answer. */
  id: string
  kind: SourceKind
  /** Null for a text that is neither a law nor a decision. */
  country: SearchCountry | null
  /**
   * The title as code prints it, never a model: "TBK 345", "Yargıtay 3. HD, E. 2019/1234, K. 2020/567", a file name.
   */
  title: string
  law: { id: string; number: string; title: string; abbreviation: string | null } | null
  /** The article, if the passage is one. */
  article: { id: string; no: string; heading: string | null } | null
  decision: {
    id: string
    court: string
    chamber: string | null
    caseNumber: string | null
    decisionNumber: string | null
    decisionDate: string | null
  } | null
  document: { id: string; caseId: string; versionId: string; name: string } | null
  /** The screen that shows a calculation or record again. */
  address?: string
}

/** A part of a source in which a reader finds it by one address: an article, a paragraph, a page. */
export interface Passage {
  /** An opaque id, unique among the passages of one answer; a model has to cite it. */
  id: string
  source: Source
  /** The place of the text: the id of the article, of the paragraph, or the number of the page. */
  placeId: string
  /** The text of the place, or a paragraph of a document; spans are UTF-16 offsets in it. */
  text: string
  /** For a decision: the passage is a dissenting opinion. */
  isDissent?: boolean
  /** For an article: the subject of the question for which the subject index lists it; it counts as a heading. */
  subject?: { name: string; share: number } | null
  /** The offset at which that paragraph begins in the place. */
  from?: number
  /** Higher is better; comparable only among the passages of one answer. */
  score: number
}

/** The part of an answer to which a sentence belongs. */
export const answerParts = ['short', 'grounds', 'exceptions'] as const
export type AnswerPart = (typeof answerParts)[number]

/** A sentence as the composer or a model proposes it, before it is checked. */
export interface DraftSentence {
  text: string
  part: AnswerPart
  supports: { passageId: string; quote: string }[]
}

/**
 * The reason for no answer. `not_held`: the archive does not have the law that the question names; `case_silent`: it
 * asks for events of a case, and the case does not contain them.
 */
export const refusals = ['nothing_found', 'not_held', 'case_silent', 'not_legal', 'too_vague'] as const
export type Refusal = (typeof refusals)[number]

export interface Draft {
  refusal: Refusal | null
  sentences: DraftSentence[]
  /** Facts that a text needs and nobody has stated; used for drafts, not for answers. */
  missing?: string[]
}

/** The place of a quote in its passage. */
export interface Support {
  passageId: string
  quote: string
  start: number
  end: number
}

/**
 * `proven`: every check passes. `unproven`: no check fails, but the sentence contains more than rules can compare.
 * `false`: a check fails.
 */
export type Verdict = 'proven' | 'unproven' | 'false'

export interface CheckedSentence {
  text: string
  part: AnswerPart
  verdict: Verdict
  /** Codes of the checks that did not hold, for the log and the measurements. */
  failed: string[]
  supports: Support[]
}
