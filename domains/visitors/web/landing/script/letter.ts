/** Sends a form of a public page, and replaces it by the result. */
import { CallError, call } from './calls.ts'
import { say } from './words.ts'

export function readyLetter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-letter]')
  const sent = document.querySelector<HTMLElement>('[data-sent]')
  const state = form?.querySelector<HTMLElement>('.letter-state')
  const button = form?.querySelector<HTMLButtonElement>('button')
  if (!form || !sent || !state || !button) return
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled')) return
    button.setAttribute('aria-disabled', 'true')
    state.textContent = ''
    try {
      const body = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
      await call('POST', form.dataset.letter ?? '', { body })
      form.hidden = true
      sent.hidden = false
      sent.focus()
    } catch (error) {
      const { code, message, field } = error instanceof CallError ? error : new CallError('unknown', '')
      state.textContent = message || say(code === 'network' ? 'network' : 'unsent')
      if (field) form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
    } finally {
      button.removeAttribute('aria-disabled')
    }
  })
}
