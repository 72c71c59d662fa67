/** Signing in to Mizan, and the second step where one is due. */
import { mizanAddress } from '../build-values.ts'
import { extensions } from '../chrome.ts'
import type { SessionState } from '../messages.ts'
import { askBackground } from './ask.ts'
import { button, element, field, filled } from './dom.ts'
import type { View } from './main.ts'

export function signInView({ t, again }: View, session: SessionState): HTMLElement {
  const told = element('p', { className: 'problem', role: 'alert' })
  const attempt = async (work: () => Promise<unknown>) => {
    told.textContent = ''
    try {
      await work()
      await again()
    } catch (error) {
      told.textContent = filled(t.signIn.failed, { reason: (error as Error).message })
    }
  }
  return session.state === 'pending'
    ? codeForm(t, session, { told, attempt })
    : passwordForm(t, { told, attempt })
}

interface SignInForm {
  told: HTMLElement
  attempt: (work: () => Promise<unknown>) => Promise<void>
}

function passwordForm(t: View['t'], { told, attempt }: SignInForm): HTMLElement {
  const email = element('input', { type: 'email', name: 'email', autocomplete: 'username', required: true })
  const password = element('input', {
    type: 'password',
    name: 'password',
    autocomplete: 'current-password',
    required: true,
  })
  const form = element(
    'form',
    {},
    element('p', { textContent: t.signIn.lead }),
    field(t.signIn.email, email),
    field(t.signIn.password, password),
    told,
    element('button', { type: 'submit', className: 'main', textContent: t.signIn.submit }),
  )
  form.onsubmit = (event) => {
    event.preventDefault()
    void attempt(async () => {
      // Firefox asks for the permission at first; Chromium gave it at the installation.
      const isAllowed = await extensions.permissions.request({
        origins: [`${new URL(mizanAddress).protocol}//${new URL(mizanAddress).hostname}/*`],
      })
      if (!isAllowed) throw new Error(t.signIn.allow)
      await askBackground({ kind: 'signIn', email: email.value, password: password.value })
    })
  }
  return form
}

function codeForm(t: View['t'], { byApp }: SessionState, { told, attempt }: SignInForm): HTMLElement {
  const code = element('input', {
    name: 'code',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    required: true,
  })
  const form = element(
    'form',
    {},
    field(byApp ? t.signIn.codeByApp : t.signIn.code, code),
    !byApp && button(t.signIn.sendCode, () => attempt(() => askBackground({ kind: 'sendCode' })), 'quiet'),
    told,
    element('button', { type: 'submit', className: 'main', textContent: t.signIn.verify }),
    button(t.signIn.out, () => attempt(() => askBackground({ kind: 'signOut' })), 'quiet'),
  )
  form.onsubmit = (event) => {
    event.preventDefault()
    void attempt(() => askBackground({ kind: 'secondStep', code: code.value.trim() }))
  }
  return form
}
