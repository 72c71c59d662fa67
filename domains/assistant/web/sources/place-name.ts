/** The name of a place of a source: "TBK 345", or with the page of a document. */
import type { Place } from '../answer/places.ts'
import type { useText } from '../text.ts'

export function nameOfPlace(t: ReturnType<typeof useText>, { source, support }: Place): string {
  return source.kind === 'document'
    ? `${source.title}, ${t('sources.page', { no: support.placeId })}`
    : source.title
}
