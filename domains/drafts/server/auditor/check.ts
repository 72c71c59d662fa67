/** Checks a text: read piece by piece, looked up at once, and judged citation by citation. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { inTurns } from '@mizan/platform/call'
import type { SearchCountry } from '@mizan/research/schemas'
import { citedTexts, decisionTexts } from '@mizan/research/server'
import { classify } from '../../rules/audit/classify.ts'
import type { Finding } from '../../rules/audit/findings.ts'
import type { Held } from '../../rules/audit/held.ts'
import { type Item, type Read, readItems } from '../../rules/audit/items.ts'
import { writtenOn } from '../../rules/audit/written-on.ts'
import type { DraftCall } from '../call.ts'

export async function checkText(
  call: Pick<DraftCall, 'unscoped' | 'clock'>,
  text: string,
  country: SearchCountry,
): Promise<Finding[]> {
  const read = await inTurns(readItems(text, country))
  const held = await heldFor(call, read, country)
  const today = dayInTurkey(call.clock.now())
  return inTurns(classify(read, { held, today, writtenOn: writtenOn(text) }))
}

async function heldFor(
  { unscoped }: Pick<DraftCall, 'unscoped'>,
  { items }: Read,
  country: SearchCountry,
): Promise<Held> {
  const found = await citedTexts(unscoped, { country, ...citedBy(items) })
  const quoted = new Set(items.filter(({ quotes }) => quotes.length > 0).flatMap(numbersOf))
  const ids = found.decisions
    .filter(
      ({ caseNumber, decisionNumber }) => quoted.has(caseNumber ?? '') || quoted.has(decisionNumber ?? ''),
    )
    .map(({ id }) => id)
  return { ...found, texts: await decisionTexts(unscoped, ids) }
}

const numbersOf = ({ citation }: Item): string[] =>
  citation.kind === 'decision'
    ? [citation.caseNumber, citation.decisionNumber, citation.number].flatMap((one) => one ?? [])
    : []

function citedBy(items: readonly Item[]) {
  const laws = new Set<string>()
  const articles = new Set<string>()
  for (const { citation } of items) {
    if (citation.kind === 'decision') continue
    laws.add(citation.lawNumber)
    if (citation.kind !== 'article') continue
    articles.add(citation.articleNo)
    if (citation.lettered) articles.add(citation.lettered)
  }
  return { laws: [...laws], articles: [...articles], numbers: [...new Set(items.flatMap(numbersOf))] }
}
