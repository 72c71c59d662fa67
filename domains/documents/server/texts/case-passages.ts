/** Paragraphs of the documents of a case that have words of a question, for later domains. */
import { type AnyCall, inTurns, newTurn, type Turn } from '@mizan/platform/call'
import { matchParagraphs } from '@mizan/research/rules/highlight'
import type { Query } from '@mizan/research/rules/query'
import type { DocumentCall } from '../call.ts'
import { shortened } from './passages.ts'
import { findRows } from './search.ts'
import { openText, type PageText } from './texts.ts'

export interface CasePassage {
  documentId: string
  versionId: string
  name: string
  /** Null where a file has no pages that are the same for every reader. */
  page: number | null
  /** A whole paragraph of the page, and where it begins in the text of the page. */
  text: string
  from: number
}

export interface AskedOfCase {
  caseId: string
  /** Any of its words finds a document. */
  query: string
}

/**
 * The best documents first; texts of other domains that are searched with documents are among them.
 * @throws AppError as a search in documents does
 */
export type CasePassages = (call: AnyCall, asked: AskedOfCase) => Promise<CasePassage[]>

declare module '@mizan/platform/domain' {
  interface Ports {
    casePassages: CasePassages
  }
}

const mostDocuments = 6
/** Paragraphs of one document. */
export const mostOfDocument = 6
/** A paragraph that is longer is cut around its words. */
const longest = 1_500

export function casePassages(call: DocumentCall, { caseId, query }: AskedOfCase): Promise<CasePassage[]> {
  const asked = { caseId, query, sort: 'relevance', pageIndex: 0, pageSize: mostDocuments } as const
  return findRows(call, asked, async ({ rows, wanted }) => {
    const turn = newTurn()
    const found: CasePassage[] = []
    for (const { row, dataKey } of rows) {
      const { documentId, id: versionId, name } = row
      const pages = await openText(dataKey, versionId, row.text)
      for (const place of await placesOf(pages, wanted, turn))
        found.push({ documentId, versionId, name, ...place })
    }
    return found
  })
}

type Place = Pick<CasePassage, 'page' | 'text' | 'from'>
type Counted = Place & { words: Set<string> }

/** Those with most different words of the question first, and then as they stand in the document. */
export async function placesOf(pages: readonly PageText[], wanted: Query, turn: Turn): Promise<Place[]> {
  const all = await inTurns(paragraphsWith(pages, wanted), turn)
  return all
    .sort((one, other) => other.words.size - one.words.size)
    .slice(0, mostOfDocument)
    .map(({ words: _, ...place }) => place)
}

function* paragraphsWith(pages: readonly PageText[], wanted: Query): Generator<void, Counted[]> {
  const all: Counted[] = []
  for (const { page, text } of pages) {
    let place: Counted | undefined
    for (const { ranges } of matchParagraphs(text, wanted)) {
      for (const [start, end] of ranges) {
        if (!place || start >= place.from + place.text.length) {
          place = { page, ...paragraphAt(text, start), words: new Set() }
          all.push(place)
        }
        place.words.add(shortened(text.slice(start, end)))
      }
      yield
    }
  }
  return all
}

/** The lines between two empty ones around a place, or the part of them that is not too long. */
export function paragraphAt(text: string, at: number): { text: string; from: number } {
  const before = text.lastIndexOf('\n\n', at)
  const after = text.indexOf('\n\n', at)
  const from = Math.max(before < 0 ? 0 : before + 2, at - longest)
  const to = Math.min(after < 0 ? text.length : after, at + longest)
  return { text: text.slice(from, to), from }
}
