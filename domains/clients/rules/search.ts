/** The text in which clients are looked for, and what of it a query asks for. */
import { withoutInvisible } from '@mizan/identity/rules/fields'
import { containing, foldText } from '@mizan/identity/rules/search-text'

export const searchText = (name: string, contacts: readonly { value: string }[]): string =>
  [name, ...contacts.map(({ value }) => value)].map(foldText).join('\n')

/** Those between which the words of a client are kept. */
const signsBefore = /^[-./,:;()_&+@'’"]+/

/** A word of a query. */
export interface QueryWord {
  /** A word of the client begins with one of them; none if there are only signs. */
  beginnings: string[]
  /** `like` patterns for the word anywhere in the text of the client, any one of which is enough. */
  anywhere: string[]
}

/** A client has to have all of them. A telephone number is one word, whatever stands between its digits. */
export function wordsOf(query: string): QueryWord[] {
  const text = withoutInvisible(query)
  const words = dialled(text) ? [text] : text.split(/\s+/)
  return [...new Set(words)].filter((word) => word !== '').map(queryWord)
}

function queryWord(word: string): QueryWord {
  const texts = [...new Set([word, dialled(word) ?? word])]
  const beginnings = texts.map((text) => foldText(text).replace(signsBefore, ''))
  return {
    beginnings: [...new Set(beginnings)].filter((beginning) => beginning !== ''),
    anywhere: texts.map(containing),
  }
}

/** The digits of a telephone number without the zeros before it; undefined for another text. */
function dialled(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return /^[\d\s+().-]+$/.test(text) && digits.length > 2 ? digits : undefined
}
