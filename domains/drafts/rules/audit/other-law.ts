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
  if (name === undefined || !findLaw(lawNumber, country)) return undefined
  const named = findLawName(nameKey(name), country) ?? findLawCode(fold(name))?.law
  return named && named.country === country && named.lawNumber !== lawNumber ? named : undefined
}
