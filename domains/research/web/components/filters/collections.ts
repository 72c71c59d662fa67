/**
 * The name of a collection: its own name, or, if it only has a handle, which means nothing to a lawyer, the court
 * that most of it comes from, numbered in order of size.
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
