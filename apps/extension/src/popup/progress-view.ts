/** The progress of a sync, the files that could not be fetched, and the possible actions. */
import { extensions } from '../chrome.ts'
import { kept } from '../messages.ts'
import { type CaseProgress, hasMore, resumed, type SyncState } from '../sync/state.ts'
import { askPortal, NoPortal } from './ask.ts'
import { button, element, filled } from './dom.ts'
import type { View } from './main.ts'

export function progressView(view: View, state: SyncState): HTMLElement {
  const { t, again } = view
  const { phase, why, message, mode, cases } = state
  const told = element('p', { className: 'problem', role: 'alert' })
  const goOn = async (next: SyncState) => {
    try {
      await askPortal({ kind: 'start', state: next })
      await again()
    } catch (error) {
      told.textContent = error instanceof NoPortal ? t.portal.missing : (error as Error).message
    }
  }
  const seen = (index: number) =>
    goOn(
      resumed({
        ...state,
        cases: cases.map((one, at) => (at === index ? { ...one, conflictsSeen: true } : one)),
      }),
    )
  const leave = async () => {
    await extensions.storage.local.remove(kept.sync)
    await again()
  }
  const reason = why ? filled(t.why[why], { reason: message }) : phase === 'done' && leftOf(t, cases)
  return element(
    'section',
    {},
    element('h2', { textContent: mode === 'trial' ? t.progress.trial : t.progress.title }),
    element('p', { role: 'status', textContent: [t.progress[phase], reason].filter(Boolean).join(' ') }),
    told,
    element(
      'ul',
      { className: 'cases' },
      ...cases.map((one, index) => caseItem(view, state, one, () => seen(index))),
    ),
    element(
      'div',
      { className: 'actions' },
      phase === 'running' && button(t.progress.stop, () => askPortal({ kind: 'stop' })),
      phase === 'paused' && button(t.progress.goOn, () => goOn(resumed(state))),
      phase === 'done' &&
        mode !== 'trial' &&
        hasMore(state) &&
        button(t.progress.again, () => goOn(resumed(state))),
      phase !== 'running' && button(t.progress.other, leave, 'quiet'),
    ),
  )
}

/** The number of missing files, after the end. */
function leftOf(t: View['t'], cases: readonly CaseProgress[]): string {
  const failed = cases.filter(({ state }) => state !== 'done').length
  const missing = cases.reduce((sum, { faults }) => sum + faults.length, 0)
  return [
    failed > 0 && filled(t.progress.casesLeft, { count: failed }),
    missing > 0 && filled(t.progress.filesLeft, { count: missing }),
  ]
    .filter(Boolean)
    .join(' ')
}

function caseItem(
  { t }: View,
  { phase, mode }: SyncState,
  one: CaseProgress,
  goOnAnyway: () => unknown,
): HTMLElement {
  const { caseNo, courtName, state, faults, conflicts, wanted, fetched } = one
  const item = element(
    'li',
    {},
    element('span', { className: 'tick' }, element('strong', { textContent: caseNo }), courtName),
    element('small', { textContent: saidOf(t, mode, one) }),
  )
  if (wanted > 0 && mode !== 'trial') item.append(element('progress', { max: wanted, value: fetched }))
  if (state === 'conflicts') {
    item.append(element('p', { textContent: filled(t.progress.conflicts, { names: conflicts.join(', ') }) }))
    if (phase !== 'running') item.append(button(t.progress.goOnAnyway, goOnAnyway))
  }
  if (faults.length > 0) item.append(faultList(t, faults))
  return item
}

function saidOf(t: View['t'], mode: SyncState['mode'], one: CaseProgress): string {
  const { state, listed, wanted, fetched, added, versions, faults, message } = one
  if (state === 'waiting') return t.progress.waiting
  if (state === 'failed') return filled(t.progress.failed, { reason: message })
  if (state === 'conflicts') return ''
  if (wanted === 0) return filled(t.progress.nothing, { listed })
  const text = mode === 'trial' ? t.progress.counted : t.progress.fetched
  const came = fetched - faults.filter(({ reason }) => reason !== 'malformed').length
  return filled(text, { listed, wanted, fetched: came, added, versions })
}

const faultList = (t: View['t'], faults: CaseProgress['faults']) =>
  element(
    'details',
    {},
    element('summary', { textContent: filled(t.progress.faults, { count: faults.length }) }),
    element(
      'ul',
      {},
      ...faults.map(({ name, reason }) => element('li', { textContent: `${name}: ${t.reason[reason]}` })),
    ),
  )
