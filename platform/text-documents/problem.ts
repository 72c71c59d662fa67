/** What may be wrong with a file, and how much of one is read. */

export type DocumentProblem =
  | 'empty'
  /** Neither of the kind that was asked for nor of one that it may be mistaken for. */
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

/** What is above these bounds is refused. */
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
  /** Columns of a table; what stands further right is refused. */
  columns: 120,
  /** Milliseconds for one part. */
  milliseconds: 10_000,
} as const
