/**
 * What a collection is called: by its name, or, as the handle of its keeper says nothing to a lawyer, by the court that
 * most of it comes from, and numbered in the order of size.
 */
import type { Text } from '@mizan/platform/ui'
import { isHandle } from '../../../rules/sources.ts'
import type { SearchOptions } from '../../../schemas.ts'
import type { tr } from '../../messages.tr.ts'

export function collectionName(
  source: string,
  options: SearchOptions | undefined,
  t: Text<typeof tr>,
): string {
  const place = options?.sources.findIndex(({ value }) => value === source) ?? -1
  const court = options?.sources[place]?.label
  return court && isHandle(source) ? t('expert.collection', { no: place + 1, court }) : source
}
