/**
 * Finds the place of a fetched copy, in whatever order copies arrive (decision 115). A group is all documents of a
 * court file that look alike: mostly one. It is unknown to which of several similar documents a copy belongs, so
 * their copies are a set.
 */
export interface Place {
  id: string
  /** The number from 1; the first ones are in the list of the portal. */
  occurrence: number
  /** The shown copy; null if none has arrived. */
  copy: Copy | null
}

export interface Copy {
  sha256: string
  /** When the list was read from which it was fetched, as an instant. */
  readAt: string
}

export interface Group {
  places: readonly Place[]
  /**
   * All copies that have arrived, with the newest time at which each was seen; `placeId`: null for one that came too
   * late to be stored.
   */
  copies: readonly (Copy & { placeId: string | null })[]
}

export type Verdict =
  /** The copy is stored already. */
  | { what: 'known' }
  /** The first copy of a place. */
  | { what: 'fill'; placeId: string }
  /** The court's copy has changed. */
  | { what: 'version'; placeId: string }
  /** One of several similar documents has changed, and it is unknown which: the copy is stored beside them. */
  | { what: 'further' }
  /** The copy is older than the stored one: only its arrival is noted. */
  | { what: 'older' }

export function placeCopy({ places, copies }: Group, { sha256, readAt }: Copy): Verdict {
  const known = copies.find((one) => one.sha256 === sha256)
  if (known) return againOf(places, known, readAt)
  const empty = places.find(({ copy }) => copy === null)
  if (empty) return { what: 'fill', placeId: empty.id }
  const newer = places.filter(({ copy }) => copy !== null && copy.readAt >= readAt)
  const [only, ...others] = places
  if (only && others.length === 0)
    return newer.length > 0 ? { what: 'older' } : { what: 'version', placeId: only.id }
  return newer.length >= places.length && isSuperseded(places, readAt)
    ? { what: 'older' }
    : { what: 'further' }
}

/** Whether all stored copies were seen later than this one was fetched. */
const isSuperseded = (places: readonly Place[], readAt: string): boolean =>
  places.every(({ copy }) => copy !== null && copy.readAt > readAt)

/** The court may have returned to a former copy. */
function againOf(places: readonly Place[], known: Group['copies'][number], readAt: string): Verdict {
  const place = places.find(({ id }) => id === known.placeId)
  if (!place?.copy || place.copy.sha256 === known.sha256) return { what: 'known' }
  return readAt > place.copy.readAt ? { what: 'version', placeId: place.id } : { what: 'known' }
}

/** The present copies of the portal: as many as it lists, the ones seen last. */
export const currentOf = (copies: readonly Copy[], listed: number): string[] =>
  copies
    .toSorted((a, b) => b.readAt.localeCompare(a.readAt) || a.sha256.localeCompare(b.sha256))
    .slice(0, Math.max(1, listed))
    .map(({ sha256 }) => sha256)
    .sort()
