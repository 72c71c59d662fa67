/** `/demo`: search with a key, a decision's beginning, remarks, and the tour. */
import type { GeneratedSearch } from '@mizan/research/schemas'
import type { VisitorDecision } from '../../../schemas.ts'
import { CallError, call } from './calls.ts'
import { element, type Hits, hitsOf, onwardOf } from './draw.ts'
import { keep, kept } from './storage.ts'
import { say } from './words.ts'

const keyName = 'demo key'

export function readyDemo(): void {
  const place = document.querySelector<HTMLElement>('[data-demo]')
  if (!place) return
  const find = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector) as E
  const key = find<HTMLInputElement>('#demo-key')
  const query = find<HTMLTextAreaElement>('#demo-query')
  const country = find<HTMLSelectElement>('#demo-country')
  const [state, found] = [find('.ask-state'), find('.found')]
  // A key in the part of the address that browsers never send stays out of logs.
  key.value = decodeURIComponent(location.hash.slice(1)) || (kept<string>(sessionStorage, keyName) ?? '')

  const address = (path: string) => `/demo/${encodeURIComponent(key.value.trim())}${path}`
  const show = (...parts: HTMLElement[]) => {
    found.replaceChildren(...parts)
    found.hidden = false
    found.focus({ preventScroll: true })
  }
  const tried = async (work: () => Promise<void>) => {
    if (!key.reportValidity() || !query.reportValidity()) return
    state.textContent = say('searching')
    await work().catch((error: unknown) => {
      const { code, message } = error instanceof CallError ? error : { code: '', message: '' }
      if (code === 'access.wrong_key') key.focus()
      show(element('p', { role: 'alert' }, message || say(code === 'network' ? 'network' : 'session')))
    })
    state.textContent = ''
  }
  const search = () =>
    tried(async () => {
      const body = { query: query.value, searchCountry: country.value }
      const hits = await call<Hits>('POST', address('/basic-search'), { body })
      keep(sessionStorage, keyName, key.value.trim())
      const next = `/search/case?${new URLSearchParams({ country: country.value, q: query.value })}`
      const read = (id: string) =>
        call<VisitorDecision>('GET', address(`/case/${body.searchCountry}/${encodeURIComponent(id)}`))
      show(hitsOf(hits, read), onwardOf(next, undefined))
    })
  find('form').addEventListener('submit', (event) => {
    event.preventDefault()
    void search()
  })
  find('[data-demo-write]').addEventListener('click', () =>
    tried(async () => {
      const body = { input: query.value, searchCountry: country.value }
      const made = await call<GeneratedSearch>('POST', address('/search/generate'), { body })
      query.value = made.query
      await search()
    }),
  )
  readyTour(find('[data-demo-tour]'))
}

/** The tour is offered once automatically; a person who has seen or skipped it starts it with its button. */
function readyTour(button: HTMLElement): void {
  const start = async () => (await import('./tour.ts')).startTour()
  button.addEventListener('click', () => void start())
  if (kept(localStorage, 'demo tour')) return
  keep(localStorage, 'demo tour', 'seen')
  void start()
}
