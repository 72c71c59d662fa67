/** Paragraphs of the documents of a case that have words of a question, for later domains. */
import { type AnyCall, newTurn, type Turn } from '@mizan/platform/call'
import type { Query } from '@mizan/research/rules/query'
import type { DocumentCall } from '../call.ts'
import { passagesOf } from './passages.ts'
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

async function placesOf(pages: readonly PageText[], wanted: Query, turn: Turn) {
  const places = new Map<string, Pick<CasePassage, 'page' | 'text' | 'from'>>()
  for (const { page, text: passage, ranges } of await passagesOf(pages, wanted, turn)) {
    if (ranges.length === 0) continue
    for (const { text } of pages.filter((one) => one.page === page)) {
      // White space is the same everywhere in a passage.
      const at = text.replace(/\s/g, ' ').indexOf(passage)
      if (at < 0) continue
      const place = paragraphAt(text, at + (ranges[0]?.[0] ?? 0))
      places.set(`${page} ${place.from}`, { page, ...place })
      break
    }
  }
  return places.values()
}

/** The lines between two empty ones around a place, or the part of them that is not too long. */
export function paragraphAt(text: string, at: number): { text: string; from: number } {
  const before = text.lastIndexOf('\n\n', at)
  const after = text.indexOf('\n\n', at)
  const from = Math.max(before < 0 ? 0 : before + 2, at - longest)
  const to = Math.min(after < 0 ? text.length : after, at + longest)
  return { text: text.slice(from, to), from }
}
