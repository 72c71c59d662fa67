/** Prints and notes at which place questions on laws in everyday words find their article. */
import { join } from 'node:path'
import { note } from '../../figures.ts'
import { against } from '../report.ts'
import { openServer, type System } from '../systems.ts'
import { type Question, readLines } from '../texts.ts'

export const lawQuestionsFile = join(import.meta.dirname, 'questions.jsonl')

/** The share of the questions whose article must be among so many. */
const targets: readonly [depth: number, share: number][] = [
  [1, 0.75],
  [3, 0.9],
  [10, 0.97],
]
const DEEPEST = 10

/** @returns whether the targets are reached. */
export async function evaluateLaws(corpus: string, set: string, shows: boolean): Promise<boolean> {
  const questions = readLines<Question>(set)
  const server = await openServer(corpus)
  const places: number[] = []
  try {
    for (const question of questions) places.push(await placeOf(server, question))
  } finally {
    await server.close()
  }
  console.log(`${questions.length} questions on laws`)
  const isReached = targets.map(([depth, target]) => {
    const share = places.filter((place) => place < depth).length / Math.max(1, places.length)
    console.log(`the right article among the first ${depth}: ${against(share, target)}`)
    note(share, 'laws', `first ${depth}`)
    return share >= target
  })
  questions.forEach(({ question }, index) => {
    const place = places[index] as number
    if (shows && place > 0) console.log(`  ${question}: ${place < DEEPEST ? place + 1 : 'none'}`)
  })
  return isReached.every(Boolean)
}

/** The place of the first right article, from 0; infinite if none of the first ten is right. */
async function placeOf(server: System, { question, country, gold }: Question): Promise<number> {
  const found = await server.articles(question, country, DEEPEST)
  const place = found.findIndex(({ lawNumber, articleNo }) =>
    gold?.some((right) => right.lawNumber === lawNumber && right.articleNo === articleNo),
  )
  return place < 0 ? Number.POSITIVE_INFINITY : place
}
