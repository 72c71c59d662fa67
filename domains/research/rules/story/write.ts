/** Writes a concept, and a whole search of concepts, in the query language. */

/** How far the words of a name may be apart. */
export const NEAR = 3

/** A name of several words is a phrase whose words may have others between them. */
export const nameOf = (name: string): string => (/\s/.test(name) ? `"${name}"~${NEAR}` : name)

/** The words that join the parts, as a person writes them. */
export interface Joins {
  and: string
  or: string
}
const english: Joins = { and: 'AND', or: 'OR' }

/** One of the names of a concept, in brackets if it has several. A citation is written as it is. */
export function clauseOf(
  { kind, names }: { kind: string; names: readonly string[] },
  { or }: Joins = english,
): string {
  const written = kind === 'citation' ? [...names] : names.map(nameOf)
  return written.length > 1 ? `(${written.join(` ${or} `)})` : (written[0] ?? '')
}

/** Every clause of `must`, and at least one of `either`. */
export function searchOf(
  must: readonly string[],
  either: readonly string[],
  { and, or }: Joins = english,
): string {
  const plain = either.map(bare)
  const all = [...must, ...(plain.length > 1 ? [`(${plain.join(` ${or} `)})`] : either)]
  return all.length === 1 ? bare(all[0] ?? '') : all.join(` ${and} `)
}

/** Without the brackets of other names, which only matter beside something else. */
const bare = (clause: string): string => clause.replace(/^\((.*)\)$/s, '$1')
