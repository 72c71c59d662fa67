/** The popup: sign in, agree, choose, start, and see how far it is. */
import { extensions } from '../chrome.ts'
import { kept, type SessionState } from '../messages.ts'
import type { SyncState } from '../sync/state.ts'
import { askBackground, askPortal } from './ask.ts'
import { chooseView } from './choose-view.ts'
import { consentView } from './consent-view.ts'
import { button, element, heldIn } from './dom.ts'
import { en } from './messages.en.ts'
import { tr } from './messages.tr.ts'
import { progressView } from './progress-view.ts'
import { signInView } from './sign-in-view.ts'

export interface View {
  t: typeof tr
  language: 'tr' | 'en'
  /** Draws the popup again in its present state. */
  again: () => Promise<void>
}

/** Stored with the version of the text that the person agreed to. */
const consentVersion = 1

async function stored<Value>(name: string): Promise<Value | undefined> {
  return (await extensions.storage.local.get(name))[name] as Value | undefined
}

async function languageNow(): Promise<'tr' | 'en'> {
  const chosen = await stored<'tr' | 'en'>(kept.language)
  return chosen ?? (extensions.i18n.getUILanguage().startsWith('en') ? 'en' : 'tr')
}

/** A sync without a running page has stopped, whatever state was last stored. */
async function syncNow(): Promise<SyncState | undefined> {
  const state = await stored<SyncState>(kept.sync)
  if (state?.phase !== 'running') return state
  const { isRunning } = await askPortal<{ isRunning: boolean }>({ kind: 'ping' }).catch(() => ({
    isRunning: false,
  }))
  return isRunning ? state : { ...state, phase: 'paused', why: 'stopped' }
}

async function contentOf(view: View, session: SessionState): Promise<HTMLElement> {
  if (session.state !== 'open') return signInView(view, session)
  if ((await stored<number>(kept.consent)) !== consentVersion)
    return consentView(view, () => extensions.storage.local.set({ [kept.consent]: consentVersion }))
  const state = await syncNow()
  return state ? progressView(view, state) : chooseView(view)
}

let drawn = 0

async function draw(): Promise<void> {
  drawn += 1
  const mine = drawn
  const language = await languageNow()
  const t = language === 'en' ? en : tr
  const session = await askBackground<SessionState>({ kind: 'session' })
  const view: View = { t, language, again: draw }
  const content = await contentOf(view, session)
  // A newer drawing has begun.
  if (mine !== drawn) return
  document.documentElement.lang = language
  document.title = t.title
  const turn = async () => {
    await extensions.storage.local.set({ [kept.language]: language === 'en' ? 'tr' : 'en' })
    await draw()
  }
  const leave = async () => {
    await askBackground({ kind: 'signOut' })
    await draw()
  }
  const restore = heldIn(document.body)
  document.body.replaceChildren(
    element('header', {}, element('h1', { textContent: t.title }), button(t.language, turn, 'quiet')),
    content,
    (session.state === 'open' &&
      element(
        'footer',
        {},
        element('span', { textContent: session.email }),
        button(t.signIn.out, leave, 'quiet'),
      )) ||
      '',
  )
  restore()
}

extensions.storage.onChanged.addListener((changes) => {
  if (kept.sync in changes) void draw()
})
void draw()
