/** Lengths of sound as clocks show them. */

const two = (value: number): string => String(value).padStart(2, '0')

/** `2:31`, from an hour on `1:02:31`. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The unit in which a length is spoken, and its figures: 12 minutes 04 seconds. */
export function lengthParts(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60)
    return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: two(minutes % 60) } as const
  if (minutes > 0) return { unit: 'minutes', minutes, seconds: two(seconds % 60) } as const
  return { unit: 'seconds', seconds } as const
}
