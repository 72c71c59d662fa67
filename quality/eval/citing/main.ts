/** Prints how often the words of a citing article find the article that it cites, for the server and a plain baseline. */
import { note, noteAll } from '../../figures.ts'
import { openBaseline, openServer, type System } from '../systems.ts'
import { readLaws } from '../texts.ts'
import { type ArticleName, type CitingPair, citingPairs, drawPairs, type PairKind } from './pairs.ts'

const SHOWN = 10
const kinds: readonly PairKind[] = ['same law', 'other law', 'provisional']

/**
 * A comparison without a goal of its own. @returns whether every passage finds itself, without which the result shows
 * nothing
 */
export async function evaluateCiting(corpus: string, count: number, seed: number): Promise<boolean> {
  const laws = readLaws(corpus)
  const all = citingPairs(laws)
  const pairs = drawPairs(all, count, seed)
  const server = await openServer(corpus)
  try {
    const found = await selves(server, laws, pairs)
    console.log(`${all.length} pairs, ${pairs.length} drawn; cited articles that find themselves: ${found}`)
    noteAll({ all: all.length, drawn: pairs.length, itself: found }, 'citing')
    for (const system of [openBaseline(laws, []), server]) await printOne(system, pairs)
    return found > 0.9
  } finally {
    await server.close()
  }
}

async function printOne(system: System, pairs: readonly CitingPair[]): Promise<void> {
  for (const kind of kinds) {
    const some = pairs.filter((pair) => pair.kind === kind)
    let hits = 0
    for (const { words, from, to } of some) {
      const shown = await system.articles(words, from.country, SHOWN + 1)
      const others = shown.filter((one) => !isSame(one, from)).slice(0, SHOWN)
      if (others.some((one) => isSame(one, to))) hits++
    }
    const share = some.length > 0 ? hits / some.length : 0
    note(share, 'citing', system.name, kind)
    console.log(`${system.name}, ${kind} (${some.length}): among ten ${share.toFixed(3)}`)
  }
}

/** Share of the cited articles that are first for their own beginning. */
async function selves(
  server: System,
  laws: ReturnType<typeof readLaws>,
  pairs: readonly CitingPair[],
): Promise<number> {
  const texts = new Map(
    laws.flatMap(({ country, lawNumber, articles }) =>
      articles.map(({ no, text }) => [`${country}/${lawNumber}/${no}`, text] as const),
    ),
  )
  let first = 0
  for (const { to } of pairs) {
    const text = texts.get(`${to.country}/${to.lawNumber}/${to.no}`) ?? ''
    const shown = await server.articles(text.slice(0, 250), to.country, 3)
    if (shown.some((one) => isSame(one, to))) first++
  }
  return Math.round((first / pairs.length) * 1000) / 1000
}

const isSame = (found: { lawNumber: string; articleNo: string }, name: ArticleName): boolean =>
  found.lawNumber === name.lawNumber && found.articleNo === name.no
