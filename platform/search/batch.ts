/** Turns documents into the bytes an index is built from; runs in any thread. */
import {
  type Data,
  Field,
  Int32,
  List,
  makeData,
  makeVector,
  RecordBatch,
  Schema,
  Struct,
  Table,
  tableToIPC,
  Utf8,
} from 'apache-arrow'
import { markColumns, markDocuments } from './marks.ts'
import type { EncodedBatch, IndexDocument, IndexSchema } from './port.ts'

/** Encodes documents; `countTermsOf` are the fields whose terms enter the vocabulary. */
export function encodeBatch(
  schema: IndexSchema,
  documents: readonly IndexDocument[],
  countTermsOf: readonly string[],
): EncodedBatch {
  const arrow = arrowSchema(schema)
  const columns = [
    integers(documents, (document) => document.id),
    ...Object.keys(schema.fields).map((name) => tokens(documents, name)),
    ...Object.keys(schema.integers).map((name) =>
      integers(documents, (document) => required(document, name)),
    ),
    ...schema.lists.map((name) => lists(documents, name)),
    ...markDocuments(schema, documents).map((bits) => makeVector(bits).data[0] as never),
  ]
  const rows = makeData({
    type: new Struct(arrow.fields),
    length: documents.length,
    nullCount: 0,
    children: columns,
  })
  const table = new Table(arrow, new RecordBatch(arrow, rows))
  const bytes = tableToIPC(table, 'stream')
  return {
    documents: documents.length,
    largestId: documents.reduce((largest, { id }) => Math.max(largest, id), 0),
    bytes: bytes as Uint8Array<ArrayBuffer>,
    terms: countTerms(documents, countTermsOf),
  }
}

export function arrowSchema(schema: IndexSchema): Schema {
  return new Schema([
    new Field('id', new Int32(), false),
    ...Object.keys(schema.fields).map((name) => new Field(name, new Utf8(), false)),
    ...Object.keys(schema.integers).map((name) => new Field(name, new Int32(), false)),
    ...schema.lists.map((name) => new Field(name, listType(), false)),
    ...markColumns(schema).map((name) => new Field(name, new Int32(), false)),
  ])
}

const listType = () => new List(new Field('item', new Int32(), false))

function integers(documents: readonly IndexDocument[], read: (document: IndexDocument) => number) {
  return makeVector(Int32Array.from(documents, read)).data[0] as never
}

function required(document: IndexDocument, name: string): number {
  const value = document.integers[name]
  if (value === undefined) throw new Error(`Document ${document.id} has no value for ${name}`)
  return value
}

/** Text as the engine stores it: one run of bytes, and where each document's part ends. */
function tokens(documents: readonly IndexDocument[], name: string) {
  const values = documents.map((document) => (document.fields[name] ?? []).join(' '))
  const ends = new Int32Array(documents.length + 1)
  values.forEach((value, row) => {
    ends[row + 1] = (ends[row] as number) + Buffer.byteLength(value)
  })
  const bytes = Buffer.allocUnsafeSlow(ends[documents.length] as number)
  values.forEach((value, row) => {
    bytes.write(value, ends[row] as number)
  })
  const type = new Utf8()
  return makeData({ type, length: documents.length, nullCount: 0, valueOffsets: ends, data: bytes }) as never
}

function lists(documents: readonly IndexDocument[], name: string) {
  const valuesOf = (document: IndexDocument) => document.lists?.[name] ?? []
  const offsets = new Int32Array(documents.length + 1)
  documents.forEach((document, row) => {
    offsets[row + 1] = (offsets[row] as number) + valuesOf(document).length
  })
  const child = makeVector(Int32Array.from(documents.flatMap(valuesOf))).data[0] as Data<Int32>
  return makeData({
    type: listType(),
    length: documents.length,
    nullCount: 0,
    valueOffsets: offsets,
    child,
  }) as never
}

const FEW_TERMS = 1 << 10

/** Counts in how many documents each term occurs, over any number of batches; `ignored` terms are left out. */
export class TermCounter {
  private readonly fields: readonly string[]
  private readonly ignored: (term: string) => boolean
  private readonly numbers = new Map<string, number>()
  /** For each term by its number, the last document for which it was counted. */
  private documentCounts = new Uint32Array(FEW_TERMS)
  private lastDocuments = new Uint32Array(FEW_TERMS)
  private documents = 0

  constructor(fields: readonly string[], ignored: (term: string) => boolean = () => false) {
    this.fields = fields
    this.ignored = ignored
  }

  add({ fields }: IndexDocument): void {
    const document = ++this.documents
    for (const field of this.fields) for (const term of fields[field] ?? []) this.addTerm(term, document)
  }

  get counts(): Map<string, number> {
    return new Map([...this.numbers].map(([term, number]) => [term, this.documentCounts[number] as number]))
  }

  private addTerm(term: string, document: number): void {
    const number = this.numbers.get(term) ?? this.numberOf(term)
    if (number < 0 || this.lastDocuments[number] === document) return
    this.lastDocuments[number] = document
    ;(this.documentCounts[number] as number)++
  }

  /** -1 for a term that is not counted. */
  private numberOf(term: string): number {
    if (this.ignored(term)) return -1
    const number = this.numbers.size
    this.numbers.set(term, number)
    if (number === this.documentCounts.length) {
      this.documentCounts = doubled(this.documentCounts)
      this.lastDocuments = doubled(this.lastDocuments)
    }
    return number
  }
}

function doubled(values: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * values.length)
  larger.set(values)
  return larger
}

function countTerms(documents: readonly IndexDocument[], fields: readonly string[]): Map<string, number> {
  const counter = new TermCounter(fields)
  if (fields.length > 0) for (const document of documents) counter.add(document)
  return counter.counts
}
