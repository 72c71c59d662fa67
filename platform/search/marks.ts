/** Marks the terms of each document as bits in columns of integers. */
import type { IndexDocument, IndexSchema } from './port.ts'

const BITS = 32

/** Names of the columns that hold the marks; no other column may have such a name. */
export function markColumns({ marks }: IndexSchema): string[] {
  return Array.from({ length: Math.ceil((marks?.terms.length ?? 0) / BITS) }, (_, index) => `marks${index}`)
}

/** The marks of the documents, one array for each column. */
export function markDocuments(schema: IndexSchema, documents: readonly IndexDocument[]): Int32Array[] {
  const columns = markColumns(schema).map(() => new Int32Array(documents.length))
  const numbers = numbersOf(schema)
  documents.forEach(({ fields }, row) => {
    for (const term of fields[schema.marks?.field ?? ''] ?? []) {
      const number = numbers.get(term)
      if (number !== undefined) setBit(columns, number, row)
    }
  })
  return columns
}

const numbersOf = ({ marks }: IndexSchema) => new Map(marks?.terms.map((term, number) => [term, number]))

function setBit(columns: Int32Array[], number: number, row: number): void {
  const column = columns[Math.floor(number / BITS)] as Int32Array
  column[row] = (column[row] as number) | (1 << (number % BITS))
}

export class Marks {
  /** The columns by name, addressed by document id. */
  readonly columns: Record<string, Int32Array>
  private readonly field: string | undefined
  private readonly numbers: Map<string, number>

  /** `size`: largest document id + 1. */
  constructor(schema: IndexSchema, size: number) {
    this.columns = Object.fromEntries(markColumns(schema).map((name) => [name, new Int32Array(size)]))
    this.field = schema.marks?.field
    this.numbers = numbersOf(schema)
  }

  /** A test of document ids for a term; null if the term is not marked. */
  test(field: string, term: string): ((id: number) => boolean) | null {
    const number = field === this.field ? this.numbers.get(term) : undefined
    if (number === undefined) return null
    const column = this.columns[`marks${Math.floor(number / BITS)}`] as Int32Array
    const bit = 1 << (number % BITS)
    return (id) => ((column[id] as number) & bit) !== 0
  }
}
