/**
 * How a search state is written in the address: as plain `name=value` pairs, a list as a repeated name. Values stay
 * text here (a quoted phrase keeps its quotes); each screen reads the names that it knows and ignores the rest.
 */
export type RawAddress = Record<string, string | string[]>

export function parseAddress(search: string): RawAddress {
  const raw: RawAddress = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const before = raw[name]
    raw[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return raw
}

export function writeAddress(values: Record<string, unknown>): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') pairs.append(name, String(one))
  const text = pairs.toString()
  return text ? `?${text}` : ''
}
