/** "6098 sayılı Türk Medeni Kanunu": the number is that of one law and the name that of another. */
import { fold } from '@mizan/research/rules/analysis'
import {
  type Country,
  findLaw,
  findLawCode,
  findLawName,
  type KnownLaw,
  nameKey,
} from '@mizan/research/rules/laws'

const numbered = /^\s*\d{3,4}\s+(?:sayılı|s\.)\s+(.{3,120}?(?:Kanun|Yasa)\p{Ll}*|\p{Lu}{2,5}(?![\p{L}]))/u

/** The law whose name a citation has beside the number of another one; undefined if both are of one law, or it has no name. */
export function otherLawNamed(text: string, lawNumber: string, country: Country): KnownLaw | undefined {
  const name = numbered.exec(text)?.[1]
  const own = findLaw(lawNumber, country)
  if (name === undefined || !own) return undefined
  const named = findLawName(nameKey(name), country) ?? findLawCode(fold(name))?.law
  if (!named || named.country !== country || named.lawNumber === lawNumber) return undefined
  // "6101 sayılı Türk Borçlar Kanununun Yürürlüğü … Hakkında Kanun" begins with the name of the other one.
  const isBeginning = own.names.some((one) => named.names.some((other) => one.startsWith(other)))
  return isBeginning ? undefined : named
}
