/** Documents that become one PDF of exhibits. */
import type { Loss, Undrawn } from '../findings.ts'
import type { DocumentProblem } from '../problem.ts'

export const exhibitTypes = ['pdf', 'docx', 'udf', 'txt', 'eml', 'jpg', 'jpeg', 'png'] as const
export type ExhibitType = (typeof exhibitTypes)[number]

export interface Exhibit {
  /** `Ek-1`, as its pages and its bookmark are marked. */
  label: string
  title: string
  type: ExhibitType
  bytes: Uint8Array
}

/** The properties that a PDF states about itself. */
export interface PdfFacts {
  title: string
  author: string
  lang: 'tr' | 'en'
}

export interface ExhibitOrder extends PdfFacts {
  exhibits: readonly Exhibit[]
  /** No file is made, because others are refused already: all are read, and their problems are the answer. */
  isTrial?: boolean
  /** Whether each page is stamped with its exhibit. */
  isStamped: boolean
  /** The pages in front. */
  list: {
    /** Court and number of the case; unknown values are left out. */
    above: readonly string[]
    heading: string
    columns: { label: string; title: string; pages: string }
  }
  /** More are refused. */
  mostPages: number
}

/** The problem of one of the exhibits. */
export interface ExhibitProblem {
  /** Its place in the order, from 0. */
  at: number
  problem: DocumentProblem
}

/** What one of the exhibits has lost on its way to paper. */
export interface ExhibitLosses {
  /** Its place in the order, from 0. */
  at: number
  losses: Loss[]
  undrawn?: Undrawn
}

export type Exhibits =
  | { bytes: Uint8Array; pages: number; losses: ExhibitLosses[] }
  /** Nothing was made. */
  | { problems: ExhibitProblem[] }
  | { tooManyPages: number }
