/** How long a box that could not be read is left alone: longer each time, up to an hour. */
export function minutesToWait(failures: number): number {
  return failures === 0 ? 0 : Math.min(60, 2 ** Math.min(failures, 6))
}
