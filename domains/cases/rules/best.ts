/** Keeps the first few of very many things, in order, without ordering all of them. */
export function createBest<T>(most: number, compare: (a: T, b: T) => number) {
  const items: T[] = []
  const add = (one: T): void => {
    const last = items.at(-1)
    if (last !== undefined && items.length === most && compare(one, last) >= 0) return
    const at = items.findIndex((other) => compare(one, other) < 0)
    items.splice(at < 0 ? items.length : at, 0, one)
    if (items.length > most) items.pop()
  }
  return { items: items as readonly T[], add }
}
