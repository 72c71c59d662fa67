const longest = 31

/**
 * The name of a tab has at most 31 characters, and some are not allowed. `part` numbers the tabs of a sheet that is
 * too long for one.
 */
export function tabName(name: string, part = 1): string {
  const end = part === 1 ? '' : ` (${part})`
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, longest - end.length) + end
}
