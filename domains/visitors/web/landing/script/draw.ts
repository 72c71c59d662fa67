/** Draws the results for a visitor. Texts become text nodes, never markup. */
import type { VisitorAnswer, VisitorDecision } from '../../../schemas.ts'
import { CallError } from './calls.ts'
import { isMember } from './member.ts'
import { say, type Word } from './words.ts'

type Child = Node | string | false | undefined

export function element(
  name: string,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter((one): one is Node | string => Boolean(one)))
  return made
}

/** A text with some of its places marked. */
function marked(text: string, ranges: readonly (readonly number[])[]): Child[] {
  const parts: Child[] = []
  let at = 0
  for (const [start = 0, end = 0] of ranges) {
    parts.push(text.slice(at, start), element('mark', {}, text.slice(start, end)))
    at = end
  }
  return [...parts, text.slice(at)]
}

export function answerOf(answer: VisitorAnswer): HTMLElement {
  const sources = new Map(answer.sources.map(({ id, title }) => [id, title]))
  const sentences = answer.sentences.map(({ text, supports }) =>
    element(
      'div',
      { class: 'sentence', lang: 'tr' },
      text,
      ...supports.map(({ sourceId, quote }) =>
        element(
          'details',
          {},
          element('summary', {}, `${sources.get(sourceId) ?? ''}`),
          element('blockquote', { 'aria-label': say('quote') }, quote),
        ),
      ),
    ),
  )
  const refusal =
    answer.refusal === 'nothing_found' || answer.refusal === 'not_held' ? say('none') : say('unclear')
  return element(
    'section',
    {},
    element('h2', {}, say('answer')),
    ...(answer.isRefused ? [element('p', {}, refusal)] : sentences),
  )
}

interface Hit {
  id: string
  citation: string
  subject: string | null
  sample: boolean
  snippets: { text: string; ranges: number[][] }[]
}

export interface Hits {
  items: Hit[]
}

/** `read`: gives the beginning of a decision. */
export function hitsOf({ items }: Hits, read?: (id: string) => Promise<VisitorDecision>): HTMLElement {
  const rows = items.map(({ id, citation, subject, sample, snippets: [first] }) =>
    element(
      'li',
      { lang: 'tr' },
      element('strong', {}, citation, sample && element('span', { class: 'sample' }, say('sample'))),
      subject ?? undefined,
      first && element('p', {}, ...marked(first.text, first.ranges)),
      read && beginningOf(() => read(id)),
    ),
  )
  return element(
    'section',
    {},
    element('h3', {}, items.length > 0 ? say('firstFive', { shown: items.length }) : say('decisions')),
    items.length > 0 ? element('ol', { class: 'hits' }, ...rows) : element('p', {}, say('noDecisions')),
  )
}

/** The beginning of a decision, read when a person opens it. */
function beginningOf(read: () => Promise<VisitorDecision>): HTMLElement {
  const place = element('div', { role: 'status' })
  const details = element('details', {}, element('summary', {}, say('beginning')), place)
  let isRead = false
  details.addEventListener('toggle', async () => {
    if (isRead) return
    isRead = true
    place.textContent = say('searching')
    try {
      const { paragraphs, isShortened } = await read()
      place.replaceChildren(
        ...paragraphs.map(({ text }) => element('p', {}, text)),
        ...(isShortened ? [element('p', { class: 'source' }, say('fullText'))] : []),
      )
    } catch (error) {
      isRead = false
      place.textContent = (error instanceof CallError && error.message) || say('network')
    }
  })
  return details
}

/** Signing up or in keeps the question in the address to which it returns; members go there at once. */
export function onwardOf(next: string, left: number | undefined): HTMLElement {
  const by = (path: string) => `${path}?${new URLSearchParams({ next })}`
  const link = (href: string, word: Word, more = {}) => element('a', { href, ...more }, say(word))
  const button = { class: 'button' }
  const ways = isMember()
    ? [link(next, 'toSearch', button)]
    : [link(by('/signup'), 'signUp', button), link(by('/login'), 'signIn')]
  const text = isMember() ? say('onwardMember') : say('onward')
  return element(
    'div',
    { class: 'onward' },
    element('p', {}, text, left !== undefined && ` ${say('left', { count: left })}`),
    element('p', { class: 'row' }, ...ways),
  )
}
