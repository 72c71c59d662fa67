/**
 * The port of a full-text engine. It knows documents as integers, tokens that the caller has already analysed, and
 * integer columns; it knows no language and no product terms. Every adapter must pass `exam.test.ts`.
 */

export interface IndexSchema {
  /** Token columns. Only a field with positions answers phrases. */
  fields: Record<string, { positions: boolean }>
  /** One integer per document, filterable. `few` distinct values (a court) or `many` (a day). */
  integers: Record<string, 'few' | 'many'>
  /** Any number of integers per document, for counting only. */
  lists: string[]
  /**
   * Terms that many documents contain. A bit in memory shows for each document whether it contains them, which makes
   * excluding such documents cheap.
   */
  marks?: { field: string; terms: readonly string[] }
}

export interface IndexDocument {
  /** Small non-negative integer, unique in the index; memory grows with the largest one. */
  id: number
  /** Tokens in their order, for each field of the schema. A token has no white space. */
  fields: Record<string, readonly string[]>
  integers: Record<string, number>
  lists?: Record<string, readonly number[]>
}

export type Clause =
  | { kind: 'match'; field: string; terms: readonly string[]; mode: 'all' | 'any'; boost?: number }
  | { kind: 'phrase'; field: string; terms: readonly string[]; slop?: number }
  /** Stands for the most frequent terms of the vocabulary with this prefix, at most PREFIX_EXPANSIONS of them. */
  | { kind: 'prefix'; field: string; prefix: string; boost?: number }
  /**
   * A document has every `must`, no `mustNot` and, if there is no `must`, at least one `should`. Its score is that
   * of the best alternative, so that a word and its synonym in one document do not count twice.
   */
  | { kind: 'boolean'; must?: readonly Clause[]; should?: readonly Clause[]; mustNot?: readonly Clause[] }

/** One condition on an integer column; several conditions are joined by "and". Bounds are inclusive. */
export type Condition =
  | { column: string; in: readonly number[] }
  | { column: string; from?: number; to?: number }

export interface SearchRequest {
  clause: Clause
  where?: readonly Condition[]
  /** At most this many documents, the best ones. */
  limit: number
}

/** Best first; equal scores in ascending order of id. */
export interface Hits {
  ids: Int32Array
  scores: Float32Array
  /** False if the limit cut the answer. */
  complete: boolean
}

/** Integers of all documents in memory, addressed by document id. */
export interface Columns {
  /** Largest id + 1. */
  size: number
  /** 1 if the id is a document of the index. */
  present: Uint8Array
  integers: Record<string, Int32Array>
  lists: Record<string, IntegerLists>
}

/** The list of document `id` is `values` from `starts[id]` to `ends[id]` (exclusive). */
export interface IntegerLists {
  starts: Uint32Array
  ends: Uint32Array
  values: Int32Array
}

export interface IndexReader {
  readonly documents: number
  readonly columns: Columns
  /** Names of the token columns. */
  readonly fields: readonly string[]
  readonly vocabulary: TermStatistics
  /** Sees the index as it was when the reader was opened. */
  search(request: SearchRequest): Promise<Hits>
  close(): void
}

export interface TermStatistics {
  readonly size: number
  /** Number of documents that contain the term, 0 if it is unknown. */
  frequency(term: string): number
  /** Terms that start with the prefix, the most frequent first. */
  startingWith(prefix: string, limit: number): string[]
}

export interface IndexWriter {
  append(batch: EncodedBatch): Promise<void>
  remove(ids: readonly number[]): Promise<void>
  /** Merges appended documents into the index. Slow and memory-hungry: run it in a process of its own. */
  optimize(): Promise<void>
  close(): Promise<void>
}

/** A batch as `encodeBatch` made it; the bytes can be transferred between threads. It may hold only counts. */
export interface EncodedBatch {
  documents: number
  largestId: number
  bytes: Uint8Array<ArrayBuffer>
  /** Distinct terms of the counted fields, and in how many documents of the batch each occurs. */
  terms: Map<string, number>
}
