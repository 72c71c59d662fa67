/** Finds the words of a query in a text, and the best passages to show. Works paragraph by paragraph. */
import { type Match, Matcher } from './highlight/matcher.ts'
import { chooseSnippets, mergeRanges, type Range, type Snippet } from './highlight/snippets.ts'
import type { Query } from './query/ast.ts'

export type { Range, Snippet } from './highlight/snippets.ts'

const LONGEST_PARAGRAPH = 4_000

/**
 * Start and end of each paragraph; a line that only wraps a sentence does not end one. Long ones are cut at a space.
 */
export function* paragraphs(text: string): Generator<Range> {
  const boundary = /\n[ \t]*\n\s*|(?<=[.:;?!]["”’)]?)[ \t]*\n/g
  let start = 0
  for (const match of text.matchAll(boundary)) {
    yield* pieces(text, start, match.index)
    start = match.index + match[0].length
  }
  yield* pieces(text, start, text.length)
}

function* pieces(text: string, from: number, to: number): Generator<Range> {
  let start = from
  while (to - start > LONGEST_PARAGRAPH) {
    const space = text.lastIndexOf(' ', start + LONGEST_PARAGRAPH)
    const end = space > start ? space : start + LONGEST_PARAGRAPH
    yield [start, end]
    start = end
  }
  if (to > start) yield [start, to]
}

/** One paragraph per step, so that a caller can yield to other work between steps. Ranges are offsets of the text. */
export function* matchParagraphs(
  text: string,
  query: Query | null,
): Generator<{ start: number; end: number; ranges: Range[] }> {
  const matcher = new Matcher(query)
  for (const [start, end] of paragraphs(text)) {
    const found = matcher.isEmpty ? [] : matcher.find(text.slice(start, end), start)
    yield { start, end, ranges: mergeRanges(found.map((match): Range => [match.start, match.end])) }
  }
}

/** Every place where a part of the query occurs, sorted, without overlaps. */
export function findMatches(text: string, query: Query | null): Range[] {
  return [...matchParagraphs(text, query)].flatMap((paragraph) => paragraph.ranges)
}

/** The best passages of a text for a query; its beginning if nothing matches. */
export function bestSnippets(
  text: string,
  query: Query | null,
  options: { count?: number; length?: number } = {},
): Snippet[] {
  const steps = snippetSteps(text, query, options)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Same as `bestSnippets`, in steps of one paragraph; the generator returns the snippets. */
export function* snippetSteps(
  text: string,
  query: Query | null,
  { count = 2, length = 240 }: { count?: number; length?: number } = {},
): Generator<void, Snippet[]> {
  const matcher = new Matcher(query)
  const matches: Match[] = []
  if (!matcher.isEmpty) {
    for (const [start, end] of paragraphs(text)) {
      for (const match of matcher.find(text.slice(start, end), start)) matches.push(match)
      yield
    }
  }
  return chooseSnippets(text, matches, count, length)
}
