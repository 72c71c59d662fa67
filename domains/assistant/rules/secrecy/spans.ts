/** The places of secrets in a text. */
export const kinds = [
  'person',
  'company',
  'identity',
  'tax',
  'iban',
  'address',
  'phone',
  'mail',
  'file',
  'text',
] as const
export type SecretKind = (typeof kinds)[number]

/** Offsets in the text, the end excluded. */
export interface Span {
  kind: SecretKind
  start: number
  end: number
}

/**
 * Returns the spans in order and without overlap: overlapping ones become one span of the kind of the longest, so
 * that all of them are hidden.
 */
export function apart(spans: readonly Span[]): Span[] {
  const joined: (Span & { longest: number })[] = []
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end)
  for (const { kind, start, end } of ordered) {
    const last = joined.at(-1)
    if (!last || start >= last.end) joined.push({ kind, start, end, longest: end - start })
    else {
      if (end - start > last.longest) Object.assign(last, { kind, longest: end - start })
      last.end = Math.max(last.end, end)
    }
  }
  return joined.map(({ kind, start, end }) => ({ kind, start, end }))
}
