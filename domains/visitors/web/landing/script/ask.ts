/** The box in which a visitor asks: the answer and the five best decisions are shown on this page. */
import type { VisitorAnswer, VisitorDecision } from '../../../schemas.ts'
import { CallError } from './calls.ts'
import { conversation, type Kind, within } from './conversation.ts'
import { answerOf, element, type Hits, hitsOf, onwardOf } from './draw.ts'
import { say } from './words.ts'

interface Box {
  kind: Kind
  form: HTMLFormElement
  field: HTMLTextAreaElement
  country: HTMLSelectElement
  button: HTMLButtonElement
  state: HTMLElement
  found: HTMLElement
}

function boxOf(section: HTMLElement): Box {
  const find = <E extends HTMLElement>(selector: string) => section.querySelector<E>(selector) as E
  return {
    kind: section.dataset.ask as Kind,
    form: find('form'),
    field: find('textarea'),
    country: find('select'),
    button: find('button[type=submit]'),
    state: find('.ask-state'),
    found: find('.found'),
  }
}

export function readyBox(section: HTMLElement): void {
  const box = boxOf(section)
  let isBusy = false
  const ask = async () => {
    if (isBusy || box.field.value.trim() === '') return
    isBusy = true
    box.button.setAttribute('aria-disabled', 'true')
    await answer(box, ask).finally(() => {
      isBusy = false
      box.button.removeAttribute('aria-disabled')
    })
  }
  box.form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask()
  })
  box.field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void ask()
  })
  for (const example of section.querySelectorAll<HTMLElement>('[data-example]'))
    example.addEventListener('click', () => {
      box.field.value = example.textContent ?? ''
      void ask()
    })
  // A person who searched in the program without an account is led here with their words.
  const given = new URLSearchParams(location.search)
  box.field.value ||= given.get('q') ?? ''
  if (given.has('q')) {
    if (given.get('country') === 'kktc') box.country.value = 'kktc'
    void ask()
  }
}

async function answer(box: Box, again: () => void): Promise<void> {
  const { kind, state, found } = box
  const message = box.field.value.trim()
  const searchCountry = box.country.value
  state.textContent = say('checking')
  found.hidden = true
  try {
    await conversation(kind)
    state.textContent = say('searching')
    const [answered, hits] = await Promise.all([
      within<VisitorAnswer>(kind, '/agent/chat', { message, searchCountry }),
      kind === 'guest' ? searched(message, searchCountry) : undefined,
    ])
    state.textContent = say('done')
    const left = kind === 'llm-demo' ? answered.answersLeft : undefined
    show(
      found,
      answerOf(answered),
      hits && hitsOf(hits, searchCountry === 'turkey' ? readBeginning : undefined),
      onwardOf(nextOf(box, message), left),
    )
  } catch (error) {
    state.textContent = ''
    show(found, ...failure(error, nextOf(box, message), again))
  }
}

/** Guests read decisions of Turkey. */
const readBeginning = (id: string): Promise<VisitorDecision> =>
  within('guest', `/case/turkey/${encodeURIComponent(id)}`)

/** A question without a word to search for has no decisions; that is no failure. */
const searched = (query: string, searchCountry: string): Promise<Hits> =>
  within<Hits>('guest', '/basic-search', { query, searchCountry }).catch((error: unknown) => {
    if (error instanceof CallError && error.code.startsWith('search.')) return { items: [] }
    throw error
  })

/** The destination after signing up: the visitor's search, or their question. */
function nextOf({ kind, country }: Box, q: string): string {
  if (kind === 'llm-demo') return `/rag?${new URLSearchParams({ question: q })}`
  return `/search/case?${new URLSearchParams({ country: country.value, q })}`
}

/** An allowance that is used up today is not tried again; any other failure may be. */
const isFinal = (code: string) =>
  code === 'LA_MaxIpConversationValidationFailed' || /^(visitor|feature)\./.test(code)

const unnamed: Record<string, Parameters<typeof say>[0]> = { network: 'network', unsolved: 'unsolved' }

function failure(error: unknown, next: string, again: () => void): HTMLElement[] {
  const { code, message } = error instanceof CallError ? error : { code: 'unknown', message: '' }
  const text = element('p', { role: 'alert' }, message || say(unnamed[code] ?? 'session'))
  if (isFinal(code)) return [text, onwardOf(next, undefined)]
  const button = element('button', { type: 'button', class: 'button' }, say('again'))
  button.addEventListener('click', again)
  return [text, button]
}

function show(found: HTMLElement, ...parts: (HTMLElement | undefined)[]): void {
  found.replaceChildren(...parts.filter((one) => one !== undefined))
  found.hidden = false
  found.focus({ preventScroll: true })
  found.scrollIntoView({ block: 'nearest' })
}
