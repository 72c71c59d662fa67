/** The passages that show why a document was found, each with its page. */
import { inTurns } from '@mizan/platform/call'
import { type Snippet, snippetSteps } from '@mizan/research/rules/highlight'
import type { Query } from '@mizan/research/rules/query/ast'
import type { PageText } from './texts.ts'

export interface Passage extends Snippet {
  page: number | null
}

const separator = '\n\n'

export async function passagesOf(pages: readonly PageText[], query: Query): Promise<Passage[]> {
  const whole = pages.map(({ text }) => text).join(separator)
  const snippets = await inTurns(snippetSteps(whole, query, { count: 2, length: 220 }))
  // White space of a passage was replaced letter by letter, so places stay the same.
  const plain = snippets.length > 0 ? whole.replace(/\s/g, ' ') : ''
  return snippets.map((snippet) => {
    const from = plain.indexOf(snippet.text) + (snippet.ranges[0]?.[0] ?? 0)
    return { ...snippet, page: pageAt(pages, from) }
  })
}

function pageAt(pages: readonly PageText[], place: number): number | null {
  let end = 0
  for (const { page, text } of pages) {
    end += text.length + separator.length
    if (place < end) return page
  }
  return null
}
