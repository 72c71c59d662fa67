/** Columns of the research tables: decisions, laws, their citations, and what was imported from where. */
import type { Country } from '@mizan/platform/contract'
import type { Generated } from 'kysely'
import type { SearchCountry } from '../schemas.ts'
import type { KeptTables } from './kept/tables.ts'

export interface DecisionsTable {
  /** Number of the decision in the search index; small and without gaps. */
  doc: Generated<number>
  id: string
  country: Country
  court: string
  chamber: string | null
  case_number: string | null
  decision_number: string | null
  decision_date: string | null
  /** Of a decision whose day is unknown: the year in its number. */
  decision_year: number | null
  case_year: number | null
  delivery_number: string | null
  delivery_year: number | null
  subject: string | null
  /** What the text says that the case is about, where the source gives no usable subject. */
  claim: string | null
  sides: string | null
  outcome: string | null
  finality: string | null
  keywords: string[]
  document_id: string | null
  external_id: string | null
  published_on: string | null
  source: string
  source_url: string | null
  truncated: boolean
  sample: boolean
  text: string
  content_hash: string
  /** Version of the preparation that produced the text; see import/preparation.ts. */
  preparation: number
}

export interface CitationsTable {
  doc: number
  ordinal: number
  kind: 'law' | 'article' | 'decision'
  country: Country
  law_number: string | null
  article_no: string | null
  court: string | null
  chamber: string | null
  case_number: string | null
  decision_number: string | null
  /** Offsets in the text; null for a citation that only the list of the source contains. */
  start_at: number | null
  end_at: number | null
  /** The date of the citing decision. */
  decided_on: string | null
}

export interface LawsTable {
  id: string
  country: Country
  law_number: string
  title: string
  kind: string
  accepted_on: string | null
  published_on: string | null
  gazette_number: string | null
  source_url: string | null
  source: string
  summary: boolean
  sample: boolean
  article_count: number
  content_hash: string
  preparation: number
}

export interface LawArticlesTable {
  id: string
  law_id: string
  ordinal: number
  article_no: string
  heading: string | null
  text: string
  appendix: boolean
}

export interface ImportFilesTable {
  hash: string
  name: string
  lines_done: number
  finished_at: string | null
  counts: unknown
  preparation: number
}

export interface ImportRejectionsTable {
  file_hash: string
  line: number
  reason: string
}

export interface CorpusStateTable {
  one: boolean
  /** Distinguishes these texts from those of any other database. */
  corpus_id: Generated<string>
  /** Increases with every import that changed a row. */
  version: number
  sample_loaded_at: string | null
}

/** Number of decisions of each kind that searches ask for, and how many of them have each rare field. */
export interface DecisionCountsTable {
  country: SearchCountry
  court: string
  chamber: string | null
  source: string
  preparation: number
  sample: boolean
  total: number
  delivery_number: number
  delivery_year: number
  sides: number
  document_id: number
  external_id: number
}

export interface SubjectCountsTable {
  country: SearchCountry
  subject: string
  total: number
}

export interface LawCountsTable {
  country: SearchCountry
  kind: string
  preparation: number
  sample: boolean
  total: number
  articles: number
}

/** Number of decisions that cite an article or, without an article, a law or anything in it. */
export interface CitationCountsTable {
  country: SearchCountry
  law_number: string
  article_no: string | null
  total: number
}

export interface SearchFeedbackTable {
  id: Generated<number>
  given_at: string
  user_id: string | null
  target_id: string | null
  query: string | null
  verdict: string | null
  text: string | null
}

export interface ResearchTables extends KeptTables {
  decisions: DecisionsTable
  citations: CitationsTable
  laws: LawsTable
  law_articles: LawArticlesTable
  import_files: ImportFilesTable
  import_rejections: ImportRejectionsTable
  corpus_state: CorpusStateTable
  decision_counts: DecisionCountsTable
  subject_counts: SubjectCountsTable
  law_counts: LawCountsTable
  citation_counts: CitationCountsTable
  search_feedback: SearchFeedbackTable
}
