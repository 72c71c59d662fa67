/** The text in which cases are looked for, and what of it a query asks for. */
import { withoutInvisible } from '@mizan/identity/rules/fields'
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
  case_type?: string | null
}

export const searchText = (row: Searched, clientName: string | undefined): string => {
  const texts = [
    row.display_title,
    row.title,
    row.case_number,
    row.external_id,
    row.court_name,
    row.docket_number,
    row.case_type ?? null,
    clientName ?? null,
  ]
  return [...new Set(texts.filter((text) => text !== null))].map(foldText).join('\n')
}

const split = (query: string): string[] =>
  withoutInvisible(query)
    .split(/\s+/)
    .filter((word) => word !== '')

/** A word of a query. */
export interface QueryWord {
  /** What a word of the case has to begin with, without signs before it; empty if there are only signs. */
  beginning: string
  /** A `like` pattern for the word anywhere in the text of the case. */
  anywhere: string
  /** A `like` pattern for `beginning` anywhere in one word. */
  inWord: string
  /** A number of a case may contain it. */
  isNumber: boolean
}

const numberAlone = /^[-0-9./,:;()_&+'’"]*$/

/** A case has to contain all of them. */
export const wordsOf = (query: string): QueryWord[] =>
  split(query).map((word) => {
    const beginning = foldText(word).replace(signsBefore, '')
    return {
      beginning,
      anywhere: containing(word),
      inWord: containing(beginning),
      isNumber: numberAlone.test(beginning),
    }
  })
