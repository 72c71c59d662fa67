/** The longest common subsequence of two lists of words, as pairs of indexes. */
export function commonWords(ones: readonly string[], others: readonly string[]): [number, number][] {
  const width = others.length + 1
  const lengths = new Uint16Array((ones.length + 1) * width)
  for (let i = ones.length - 1; i >= 0; i--)
    for (let j = others.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        ones[i] === others[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < ones.length && j < others.length; ) {
    if (ones[i] === others[j]) pairs.push([i++, j++])
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++
    else j++
  }
  return pairs
}
