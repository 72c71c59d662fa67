/** Texts of later domains, which are stored, indexed and found like those of documents. */
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { KeyOpener } from '../keys/office-keys.ts'
import { isClosed } from './closed.ts'
import type { FileRead } from './file-text.ts'
import type { FoundRow, WaitingText } from './store.ts'
import { ofDocuments, type PageText } from './texts.ts'

export interface SearchedTexts {
  /** As its rows in `document_texts` say, and the tab of a case that shows what the texts belong to. */
  source: string
  /** Whether the office of this person may use what the texts belong to; their case is asked besides. */
  isOpenTo: (tx: Transaction, caller: Caller) => Promise<boolean>
  /** By the `document_id` of its row; undefined if it has no text any more. Needs the scope of the system. */
  read: (tx: Transaction, id: string, open: KeyOpener['open']) => Promise<PageText[] | undefined>
  /** What is gone is left out. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

declare module '@mizan/platform/domain' {
  interface Lists {
    /** Texts of other domains than this one. */
    searchedTexts: SearchedTexts
  }
}

/** Undefined for the text of a document, which is read from its file. */
export async function readLater(
  later: readonly SearchedTexts[],
  tx: Transaction,
  { source, documentId }: Pick<WaitingText, 'source' | 'documentId'>,
  open: KeyOpener['open'],
): Promise<FileRead | undefined> {
  if (source === ofDocuments) return undefined
  try {
    const pages = await later.find((one) => one.source === source)?.read(tx, documentId, open)
    if (!pages || pages.every(({ text }) => text.trim() === '')) return { state: 'no_text', reason: 'empty' }
    return { pages, hasPages: false, recognised: false }
  } catch (error) {
    if (!isClosed(error)) throw error
    return { state: 'failed', reason: 'damaged' }
  }
}

/** Of these, the ones that the person's office may not use. */
export async function closedSources(
  later: readonly SearchedTexts[],
  tx: Transaction,
  caller: Caller,
  sources: ReadonlySet<string>,
): Promise<Set<string>> {
  const closed = new Set<string>()
  for (const source of sources) {
    if (source === ofDocuments) continue
    const found = later.find((one) => one.source === source)
    if (!found || !(await found.isOpenTo(tx, caller))) closed.add(source)
  }
  return closed
}

/** Rows of later domains with their names; without those that are gone. */
export async function withNames(
  later: readonly SearchedTexts[],
  tx: Transaction,
  rows: readonly FoundRow[],
): Promise<FoundRow[]> {
  const names = new Map<string, string>()
  for (const { source, namesOf } of later) {
    const ids = rows.filter((row) => row.source === source).map(({ documentId }) => documentId)
    if (ids.length > 0) for (const [id, name] of await namesOf(tx, ids)) names.set(id, name)
  }
  return rows.flatMap((row) => {
    if (row.source === ofDocuments) return [row]
    const name = names.get(row.documentId)
    return name === undefined ? [] : [{ ...row, name }]
  })
}
