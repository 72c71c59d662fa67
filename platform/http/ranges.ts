/** The part of a file that a caller asks for (RFC 9110, 14). */

export interface Range {
  start: number
  end: number
}

/**
 * One range of bytes. `whole` if no range is asked for, or one that may be ignored: several ranges, another unit, a
 * wrong form. `none` if the range lies outside of the file.
 */
export function rangeIn(header: string | undefined, size: number): Range | 'whole' | 'none' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found) return 'whole'
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  if (first === '') {
    if (last === '') return 'whole'
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'none'
}
