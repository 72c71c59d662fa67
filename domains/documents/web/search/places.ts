/** Where what was found is shown: the tab of its case, and in speech the sentence. */
import type { FoundDocument } from '../../schemas.ts'

type Passage = FoundDocument['passages'][number]

/** `at`: which sentence, and its milliseconds if they are known, so that the sound stands there. */
export function addressOf({ case: ofCase, source, documentId }: FoundDocument, passage?: Passage): string {
  const spoken = passage?.spoken
  const at = spoken && `s${spoken.sentence}${spoken.atMs === null ? '' : `-${spoken.atMs}`}`
  const query = new URLSearchParams({ tab: source, item: documentId, ...(at && { at }) })
  return `/case-management/${ofCase.caseId}?${query}`
}

/** `2:31`, from an hour on `1:02:31`. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
