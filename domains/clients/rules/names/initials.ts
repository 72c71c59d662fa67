/** Names in which cut words are only initials, for answers that must not let a name be completed letter by letter. */
import { foldText } from '@mizan/identity/rules/search-text'
import { companyWord } from './company-words.ts'
import { readName } from './read.ts'

/** `Ferdinand Kra.` becomes `Ferdinand K.`; titles, legal forms and known words of companies stay. */
export function withInitials(name: string): string {
  if (!name.includes('.')) return name
  const isCut = ({ text, dotted }: ReturnType<typeof readName>['words'][number]) => dotted && text.length > 1
  const cut = readName(name).words.filter((word) => isCut(word) && !companyWord(word))
  const texts = new Set(cut.map(({ text }) => text))
  return name.replace(/(\p{L})\p{L}+\./gu, (part, first: string) =>
    texts.has(foldText(part.slice(0, -1))) ? `${first}.` : part,
  )
}
