/** What became of a law that is no longer in force, and of its articles. */
import { articleSuccessors } from '../data/article-successors.ts'
import { repealedLaws } from '../data/repealed-laws.ts'

/** `since`: YYYY-MM-DD, the day on which `successor`, a law's number, took its place. */
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

/** A Turkish law that has been repealed as a whole, or but for an article or two. */
export function repealedLaw(lawNumber: string): RepealedLaw | undefined {
  return laws.get(lawNumber)
}

/** Articles in force that took the place of a repealed one; none where that is not certain. */
export function successorsOf(lawNumber: string, articleNo: string): readonly Place[] {
  return articles.get(`${lawNumber}/${articleNo}`) ?? []
}
