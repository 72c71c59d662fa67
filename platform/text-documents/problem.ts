/** The problems of a file, and the bounds within which one is read. */

export type DocumentProblem =
  | 'empty'
  /** The file is neither of the expected kind nor of one that is commonly confused with it. */
  | 'not_a_document'
  /** A format that programs before 2007 wrote. */
  | 'old_format'
  | 'encrypted'
  | 'damaged'
  /** It declares entities, which an honest producer never does. */
  | 'unsafe'
  | 'too_large'
  | 'took_too_long'

export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problem: DocumentProblem
  /** The part of the file, or the bound that it passes; for logs, not for people. */
  readonly detail: string
  constructor(problem: DocumentProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem)
    this.problem = problem
    this.detail = detail
  }
}

/** A file above these bounds is refused. */
export const documentLimits = {
  /** Bytes of the file. */
  bytes: 64 * 1024 * 1024,
  /** Entries of an archive. */
  entries: 2_000,
  /** Bytes of one entry once it is unpacked. */
  entryBytes: 20 * 1024 * 1024,
  /** Bytes of all entries that are read of one file. */
  totalBytes: 80 * 1024 * 1024,
  /** Elements of XML within each other. */
  depth: 200,
  /** Elements of one XML part. */
  elements: 400_000,
  /** The number of columns of a table; a table with more is refused. */
  columns: 120,
  /** Milliseconds for one part. */
  milliseconds: 10_000,
} as const
