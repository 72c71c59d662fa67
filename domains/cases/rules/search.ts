/** The text in which cases are looked for, and what of it a query asks for. */
import { containing, foldText } from '@mizan/identity/rules/search-text'

/** Those between which the words of a case are kept. */
const signsBefore = /^[-./,:;()_&+'’"]+/

interface Searched {
  display_title: string
  title: string
  case_number: string
  external_id: string | null
  court_name: string | null
  docket_number: string | null
}

export const searchText = (row: Searched, clientName: string | undefined): string => {
  const texts = [
    row.display_title,
    row.title,
    row.case_number,
    row.external_id,
    row.court_name,
    row.docket_number,
    clientName ?? null,
  ]
  return [...new Set(texts.filter((text) => text !== null))].map(foldText).join('\n')
}

const split = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '')

/** A `like` pattern for each word; a case has to contain all of them. */
export const patternsOf = (query: string): string[] => split(query).map(containing)

/** What a word of the case has to begin with, for each word of the query, without signs before it. */
export const beginningsOf = (query: string): string[] =>
  split(foldText(query))
    .map((word) => word.replace(signsBefore, ''))
    .filter((word) => word !== '')
