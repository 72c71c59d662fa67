import { withoutInvisible } from './fields.ts'

/** Turkish letters and their plain form, in the same order; the database folds with the same two lists. */
export const foldedFrom = 'İIıŞşĞğÇçÖöÜüÂâÎîÛû'
export const foldedTo = 'iiissggccoouuaaiiuu'

const plainForm = new Map([...foldedFrom].map((letter, at) => [letter, foldedTo[at] as string]))
const turkish = new RegExp(`[${foldedFrom}]`, 'g')

/** Equal for words that differ only in case or in the accents of Turkish: `IŞIK`, `ışık` and `isik`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(turkish, (letter) => plainForm.get(letter) as string)
    .toLowerCase()

/** The `like` pattern for folded text; its special characters are escaped. */
export const containing = (query: string): string =>
  `%${foldText(withoutInvisible(query)).replace(/[\\%_]/g, '\\$&')}%`
