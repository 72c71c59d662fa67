/** Collections carry the names of their keeper and their own, "keeper/collection-name"; people read the latter first. */
export function collectionName(source: string): string {
  const [keeper = '', name] = source.split('/')
  return name ? `${name.replace(/[-_]+/g, ' ')} (${keeper})` : source
}
