/** The successors of repealed laws and of their articles. */
import { articleSuccessors } from '../data/article-successors.ts'
import { repealedLaws } from '../data/repealed-laws.ts'
import { type Country, findLaw, type KnownLaw, nameKey } from './laws.ts'

/** `since`: YYYY-MM-DD, the day on which `successor`, a law's number, replaced it. */
export type RepealedLaw = { lawNumber: string; name: string; successor: string; since: string }

const laws = new Map(
  repealedLaws
    .trim()
    .split('\n')
    .map((row) => {
      const [lawNumber = '', name = '', successor = '', since = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      return [lawNumber, { lawNumber, name, successor, since }]
    }),
)

const articles = readArticles()

type Place = { lawNumber: string; articleNo: string }

function readArticles(): Map<string, Place[]> {
  const found = new Map<string, Place[]>()
  let [from, to] = ['', '']
  for (const row of articleSuccessors.trim().split('\n')) {
    if (row.includes(' > ')) [from = '', to = ''] = row.split(' > ')
    else for (const pair of row.split(' ')) addPair(found, from, to, pair)
  }
  return found
}

function addPair(found: Map<string, Place[]>, from: string, to: string, pair: string): void {
  const [old = '', next = ''] = pair.split('>')
  found.set(
    `${from}/${old}`,
    next.split(',').map((articleNo) => ({ lawNumber: to, articleNo })),
  )
}

/** A Turkish law that has been repealed completely, or except for an article or two. */
export function repealedLaw(lawNumber: string): RepealedLaw | undefined {
  return laws.get(lawNumber)
}

/**
 * Whether a law with this title is not the repealed one of its number: 6570 was the law of rents, and is now that of
 * an arbitration centre. A citation of the number alone means the older one.
 */
export function hasRepealedNumber({ lawNumber, title }: { lawNumber: string; title: string }): boolean {
  const repealed = laws.get(lawNumber)
  return repealed !== undefined && nameKey(title) !== nameKey(repealed.name)
}

/** Names and abbreviations of a law of the corpus, without those of an older law with the same number. */
export function knownLawOf(
  law: { lawNumber: string; title: string },
  country: Country,
): KnownLaw | undefined {
  return country === 'turkey' && hasRepealedNumber(law) ? undefined : findLaw(law.lawNumber, country)
}

/** Articles in force that replaced a repealed one; none if that is not certain. */
export function successorsOf(lawNumber: string, articleNo: string): readonly Place[] {
  return articles.get(`${lawNumber}/${articleNo}`) ?? []
}
