/** Checks a text: reads it in sections, looks everything up at once, and judges it citation by citation. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { inTurns } from '@mizan/platform/call'
import { AppError } from '@mizan/platform/contract'
import type { SearchCountry } from '@mizan/research/schemas'
import { mostCited } from '../../data/limits.ts'
import { classify } from '../../rules/audit/classify.ts'
import type { Finding } from '../../rules/audit/findings.ts'
import { readItems } from '../../rules/audit/items.ts'
import { writtenOn } from '../../rules/audit/written-on.ts'
import type { DraftCall } from '../call.ts'
import { heldFor } from './archive-texts.ts'

/** @param country the country to which names that both countries have refer @throws AppError `audit.too_many` */
export async function checkText(
  call: Pick<DraftCall, 'unscoped' | 'clock'>,
  text: string,
  country: SearchCountry,
): Promise<Finding[]> {
  const read = await inTurns(readItems(text, country))
  if (read.isTooDense) throw new AppError('audit.too_many', { values: { most: String(mostCited) } })
  const held = await heldFor(call, read.items)
  const today = dayInTurkey(call.clock.now())
  return inTurns(classify(read, { held, today, writtenOn: writtenOn(text) }))
}
