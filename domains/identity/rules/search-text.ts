/** Turkish letters and their plain form, in one order; the database folds with the same two lists. */
export const foldedFrom = 'İIıŞşĞğÇçÖöÜüÂâÎîÛû'
export const foldedTo = 'iiissggccoouuaaiiuu'

/** Equal for words that differ only in case or in the accents of Turkish: `IŞIK`, `ışık` and `isik`. */
const foldText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (foldedFrom.includes(letter) ? foldedTo[foldedFrom.indexOf(letter)] : letter))
    .join('')
    .toLowerCase()

/** What `like` looks for in folded text; signs with a meaning for it stand for themselves. */
export const containing = (query: string): string => `%${foldText(query).replace(/[\\%_]/g, '\\$&')}%`
