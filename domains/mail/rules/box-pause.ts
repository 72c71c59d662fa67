/** The pause before a box that could not be read is tried again: longer each time, up to an hour. */
export function minutesToWait(failures: number): number {
  return failures === 0 ? 0 : Math.min(60, 2 ** Math.min(failures, 6))
}
