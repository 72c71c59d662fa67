/** A finding of the auditor about a citation or a quotation. */

export const auditClasses = [
  'verified',
  'quote_differs',
  'other_identity',
  'not_held',
  'impossible',
  'no_pinpoint',
  'quote_without_citation',
  'law_changed',
] as const
export type AuditClass = (typeof auditClasses)[number]

/** Why, for the words on the screen and in the report. */
export const auditReasons = [
  'exists',
  'quote_stands',
  'quote_other',
  'quote_nowhere',
  'quote_stitched',
  'other_paragraph',
  'too_many_quotes',
  'fields_differ',
  'name_of_other_law',
  'law_not_held',
  'law_unclear',
  'several_laws',
  'article_not_held',
  'only_summary',
  'text_is_cut',
  'decision_not_held',
  'several_fit',
  'article_beyond_last',
  'no_article_zero',
  'no_such_chamber',
  'no_such_day',
  'date_in_future',
  'year_in_future',
  'decided_before_case',
  'dated_before_case',
  'no_such_paragraph',
  'no_such_point',
  'no_such_section',
  'not_read',
  'no_number',
  'nothing_cited',
  'law_repealed',
  'article_repealed',
  'article_amended',
] as const
export type AuditReason = (typeof auditReasons)[number]

export interface Place {
  start: number
  end: number
}

export interface Difference {
  field: string
  given: string
  archive: string
}

export interface Target {
  kind: 'law' | 'article' | 'decision'
  id: string
  lawId: string | null
}

export interface QuoteFinding extends Place {
  text: string
  /** The passage that is most similar; null if none is, or if the quotation itself is there. */
  nearest: string | null
}

export interface Finding extends Place {
  class: AuditClass
  reason: AuditReason
  /** The text as the petition writes it. */
  text: string
  /** The found text as lawyers cite it. */
  label: string | null
  target: Target | null
  differences: Difference[]
  quote: QuoteFinding | null
  /** The detail for the words of the reason: a number of the last article, a day, a law. */
  detail: string | null
}
