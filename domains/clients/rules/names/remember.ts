/** Keeps the last answers of a pure function, at most so many: a check reads the same words again and again. */
export function remember<T>(most: number, make: (text: string) => T): (text: string) => T {
  let kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= most) kept = new Map()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}
