/** Finds the words of a query in one paragraph, by the same analysis that the index went through. */
import { analyse, type Token } from '../analysis.ts'
import { positiveLeaves, type Query } from '../query/ast.ts'

/** `leaf` says which part of the query matched, `weight` how telling that part is. */
export type Match = { start: number; end: number; leaf: number; weight: number }

type Leaf = ReturnType<typeof positiveLeaves>[number]

export class Matcher {
  readonly leaves: Leaf[]
  readonly #words = new Map<string, { leaf: number; weight: number }>()
  readonly #prefixes: { prefix: string; leaf: number }[] = []
  readonly #phrases: { terms: string[]; slop: number; leaf: number }[] = []

  constructor(query: Query | null) {
    this.leaves = positiveLeaves(query)
    this.leaves.forEach((leaf, index) => {
      this.#add(leaf, index)
    })
  }

  #add(leaf: Leaf, index: number): void {
    if (leaf.type === 'word') for (const { term, weight } of leaf.terms) this.#addWord(term, index, weight)
    else if (leaf.type === 'citation') this.#addWord(leaf.token, index, 2)
    else if (leaf.type === 'prefix') this.#prefixes.push({ prefix: leaf.prefix, leaf: index })
    else this.#phrases.push({ terms: leaf.terms, slop: leaf.slop, leaf: index })
  }

  #addWord(term: string, leaf: number, weight: number): void {
    const known = this.#words.get(term)
    if (!known || known.weight < weight) this.#words.set(term, { leaf, weight })
  }

  get isEmpty(): boolean {
    return this.leaves.length === 0
  }

  /** Matches in `text`, whose first character stands at `offset` of the whole; sorted by start. */
  find(text: string, offset: number): Match[] {
    const tokens = analyse(text)
    const matches: Match[] = []
    for (const token of tokens) {
      const word = this.#words.get(token.term) ?? this.#prefixed(token.term)
      if (word) matches.push(place(token, token, offset, word.leaf, word.weight))
    }
    for (const phrase of this.#phrases) findPhrase(tokens, phrase, offset, matches)
    return matches.sort((a, b) => a.start - b.start || b.end - a.end)
  }

  #prefixed(term: string): { leaf: number; weight: number } | undefined {
    const found = this.#prefixes.find(({ prefix }) => term.startsWith(prefix))
    return found && { leaf: found.leaf, weight: 1 }
  }
}

function place(first: Token, last: Token, offset: number, leaf: number, weight: number): Match {
  return { start: first.start + offset, end: last.end + offset, leaf, weight }
}

const PHRASE_WEIGHT = 3

function findPhrase(
  tokens: Token[],
  phrase: { terms: string[]; slop: number; leaf: number },
  offset: number,
  matches: Match[],
): void {
  const words = tokens.filter((token) => !token.term.includes(':'))
  const needed = new Set(phrase.terms)
  const first = phrase.terms[0]
  words.forEach((token, at) => {
    if (phrase.slop > 0 ? !needed.has(token.term) : token.term !== first) return
    const span = phrase.slop > 0 ? nearSpan(words, at, phrase, needed) : exactSpan(words, at, phrase.terms)
    const last = span < 0 ? undefined : words[span]
    if (last) matches.push(place(token, last, offset, phrase.leaf, PHRASE_WEIGHT))
  })
}

function exactSpan(words: Token[], at: number, terms: string[]): number {
  for (let i = 0; i < terms.length; i++) if (words[at + i]?.term !== terms[i]) return -1
  return at + terms.length - 1
}

/** End of the shortest stretch from `at` that has all the words, in any order, within the slop; -1 where there is none. */
function nearSpan(
  words: Token[],
  at: number,
  phrase: { terms: string[]; slop: number },
  needed: Set<string>,
): number {
  const missing = new Set(needed)
  for (let i = at; i < words.length && i <= at + phrase.terms.length - 1 + phrase.slop; i++) {
    missing.delete(words[i]?.term ?? '')
    if (missing.size === 0) return i
  }
  return -1
}
