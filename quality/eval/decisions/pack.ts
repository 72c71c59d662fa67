/** The decisions of a pack that a labelled set names. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type PackDecision, parsePackLine } from '../../../domains/research/server/import/pack.ts'

interface Key {
  court: string
  chamber?: string | undefined
  caseNumber?: string | undefined
  decisionNumber?: string | undefined
}

export const keyOf = ({ court, chamber, caseNumber, decisionNumber }: Key): string =>
  [court, chamber, caseNumber, decisionNumber].map((part) => part ?? '').join('|')

export async function* decisionsOf(corpus: string, keys: ReadonlySet<string>): AsyncGenerator<PackDecision> {
  const file = createReadStream(join(corpus, 'decisions.jsonl.gz')).pipe(createGunzip())
  for await (const line of createInterface({ input: file })) {
    const parsed = line.trim() === '' ? undefined : parsePackLine(line)
    if (parsed?.kind === 'decision' && keys.has(keyOf(parsed.row))) yield parsed.row
  }
}
