/** Invented packs of any size; the same numbers give the same rows. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const words = [
  'davacı kira bedelinin tespitini istemiştir',
  "TBK'nın 344. maddesi uyarınca hak ve nesafet gözetilmelidir",
  'bilirkişi raporu hüküm kurmaya elverişli değildir',
  'mahkemece davanın kabulüne karar verilmiştir',
  'hükmün bozulması gerekmiştir',
]

export interface PackWish {
  /** The first number of the decisions, by which they differ. */
  from: number
  count: number
  /** A word that is in each text of this pack. */
  mark: string
  /** Approximate length of each text in characters. */
  length?: number
}

function* rows({ from, count, mark, length = 400 }: PackWish): Generator<string> {
  for (let number = from; number < from + count; number += 1) {
    const sentences = Array.from(
      { length: Math.ceil(length / 50) },
      (_, at) => words[(number + at) % words.length],
    )
    const text = `Uydurma karar ${mark} ${number}.\n${sentences.join('; ')}.`
    const row = {
      country: 'TR',
      court: 'Yargıtay',
      chamber: `${1 + (number % 20)}. Hukuk Dairesi`,
      caseNumber: `2019/${number}`,
      decisionNumber: `2020/${number}`,
      decisionDate: `2020-0${1 + (number % 9)}-1${number % 10}`,
      source: 'Deneme',
      text,
    }
    yield `${JSON.stringify(row)}\n`
  }
}

/** Writes a pack; compressed if its name ends in `.gz`. */
export async function writePack(path: string, wish: PackWish): Promise<string> {
  const lines = Readable.from(rows(wish))
  const file = createWriteStream(path)
  await (path.endsWith('.gz') ? pipeline(lines, createGzip({ level: 1 }), file) : pipeline(lines, file))
  return path
}
