/**
 * Finds the words of a query in one paragraph, with the analysis that the index uses. References take most of an
 * analysis, so they are read only if one is searched.
 */
import { lexemeAt, lexemeEnd, nextStart } from '../analysis/lexer.ts'
import { analyse, type Token } from '../analysis.ts'
import { positiveLeaves, type Query } from '../query/ast.ts'
import { Initials } from './initials.ts'
import { mayHold } from './references.ts'

/** `leaf` says which part of the query matched, `weight` how significant that part is. */
export type Match = { start: number; end: number; leaf: number; weight: number }

type Leaf = ReturnType<typeof positiveLeaves>[number]

export class Matcher {
  readonly leaves: Leaf[]
  readonly #words = new Map<string, { leaf: number; weight: number }>()
  readonly #prefixes: { prefix: string; leaf: number }[] = []
  readonly #phrases: { terms: string[]; slop: number; leaf: number }[] = []
  readonly #references: string[] = []
  readonly #initials = new Initials()

  constructor(query: Query | null) {
    this.leaves = positiveLeaves(query)
    this.leaves.forEach((leaf, index) => {
      this.#add(leaf, index)
    })
  }

  #add(leaf: Leaf, index: number): void {
    if (leaf.type === 'word') for (const { term, weight } of leaf.terms) this.#addWord(term, index, weight)
    else if (leaf.type === 'citation') this.#addReference(leaf.token, index)
    else if (leaf.type === 'prefix') this.#addPrefix(leaf.prefix, index)
    else this.#addPhrase(leaf.terms, leaf.slop, index)
  }

  #addWord(term: string, leaf: number, weight: number): void {
    const known = this.#words.get(term)
    if (!known || known.weight < weight) this.#words.set(term, { leaf, weight })
    this.#initials.add(term)
  }

  #addReference(token: string, leaf: number): void {
    this.#addWord(token, leaf, 2)
    this.#references.push(token)
  }

  #addPrefix(prefix: string, leaf: number): void {
    this.#prefixes.push({ prefix, leaf })
    this.#references.push(prefix)
    this.#initials.add(prefix)
  }

  #addPhrase(terms: string[], slop: number, leaf: number): void {
    this.#phrases.push({ terms, slop, leaf })
    for (const term of terms) this.#initials.add(term)
  }

  get isEmpty(): boolean {
    return this.leaves.length === 0
  }

  /** Matches in `text`, whose first character is at `offset` of the whole text; sorted by start. */
  find(text: string, offset: number): Match[] {
    const tokens = this.#references.some((reference) => mayHold(text, reference))
      ? analyse(text)
      : this.#likelyWords(text)
    const matches: Match[] = []
    for (const token of tokens) {
      const word = this.#words.get(token.term) ?? this.#prefixed(token.term)
      if (word) matches.push(place(token, token, offset, word.leaf, word.weight))
    }
    for (const phrase of this.#phrases) findPhrase(tokens, phrase, offset, matches)
    return matches.sort((a, b) => a.start - b.start || b.end - a.end)
  }

  /** The words that begin with the first letter of a searched word. */
  #likelyWords(text: string): Token[] {
    const tokens: Token[] = []
    let position = 0
    for (let at = nextStart(text, 0, text.length); at < text.length; position++) {
      let end: number
      if (this.#initials.mayBegin(text.charCodeAt(at))) {
        const lexeme = lexemeAt(text, at, text.length)
        tokens.push({ term: lexeme.word.term, position, start: at, end: lexeme.end })
        end = lexeme.end
      } else end = lexemeEnd(text, at, text.length)
      at = nextStart(text, end, text.length)
    }
    return tokens
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

/** Index of the last word of the phrase that begins at `at`; -1 if there is none. */
function exactSpan(words: Token[], at: number, terms: string[]): number {
  const from = words[at]?.position ?? 0
  for (let i = 0; i < terms.length; i++) {
    const word = words[at + i]
    if (!word || word.term !== terms[i] || word.position !== from + i) return -1
  }
  return at + terms.length - 1
}

/** End of the shortest stretch from `at` with all the words, in any order, within the slop; -1 if there is none. */
function nearSpan(
  words: Token[],
  at: number,
  phrase: { terms: string[]; slop: number },
  needed: Set<string>,
): number {
  const missing = new Set(needed)
  const last = (words[at]?.position ?? 0) + phrase.terms.length - 1 + phrase.slop
  for (let i = at; i < words.length && (words[i]?.position ?? 0) <= last; i++) {
    missing.delete(words[i]?.term ?? '')
    if (missing.size === 0) return i
  }
  return -1
}
