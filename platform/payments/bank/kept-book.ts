/** Keeps the book of the sandbox bank in a file, so that stored cards and payments survive a restart. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Book } from './book.ts'

const parts = ['forms', 'payments', 'vault'] as const
type StoredBook = Record<(typeof parts)[number], [string, never][]>

/** Sums and moments are marked, because JSON has neither. */
const write = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return { kuruş: String(value) }
  return value
}

const moments = new Set(['createdAt', 'expiresAt'])

function read(key: string, value: unknown): unknown {
  if (moments.has(key)) return new Date(String(value))
  if (typeof value === 'object' && value !== null && 'kuruş' in value) return BigInt(String(value.kuruş))
  return value
}

/** A book that cannot be read is replaced by an empty one: it is a sandbox. */
export function bookIn(file: string): { book: Book; onChange: (book: Book) => void } {
  const book = new Book()
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'), read) as StoredBook
    for (const part of parts) for (const [key, value] of kept[part]) book[part].set(key, value)
  } catch {
    // The file does not exist yet.
  }
  return { book, onChange: () => keep(book, file) }
}

function keep(book: Book, file: string): void {
  const kept = Object.fromEntries(parts.map((part) => [part, [...book[part]]]))
  writeFileSync(`${file}.new`, JSON.stringify(kept, write), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
