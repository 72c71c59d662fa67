import { withoutInvisible } from './fields.ts'

/** Turkish letters and their plain form, in the same order; the database folds with the same two lists. */
export const foldedFrom = 'İIıŞşĞğÇçÖöÜüÂâÎîÛû'
export const foldedTo = 'iiissggccoouuaaiiuu'

/** Equal for words that differ only in case or in the accents of Turkish: `IŞIK`, `ışık` and `isik`. */
export const foldText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (foldedFrom.includes(letter) ? foldedTo[foldedFrom.indexOf(letter)] : letter))
    .join('')
    .toLowerCase()

/** The `like` pattern for folded text; its special characters are escaped. */
export const containing = (query: string): string =>
  `%${foldText(withoutInvisible(query)).replace(/[\\%_]/g, '\\$&')}%`
