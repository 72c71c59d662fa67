/** Lists the lawyer's files in the portal, asks Mizan which of them it knows, and lets the lawyer choose. */

import { extensions } from '../chrome.ts'
import { kept, type ShownCase, type ShownCases } from '../messages.ts'
import { begin, type ChosenCase, type Mode, type Place } from '../sync/state.ts'
import { askBackground, askPortal, NoPortal, RequestError } from './ask.ts'
import { button, element, field, filled, select } from './dom.ts'
import type { View } from './main.ts'

interface LinkState {
  state: 'linked' | 'elsewhere' | 'unknown'
  linked: { caseTitle: string; lastSyncedAt: string | null } | null
  candidates: { caseId: string; title: string; number: string }[]
}

type CaseEntry = ShownCase & { known: LinkState }

/** Court files of one call. */
const mostAsked = 500

export async function chooseView(view: View): Promise<HTMLElement> {
  const { t } = view
  const kinds = select(Object.entries(t.kinds).sort(([a], [b]) => Number(b === '1') - Number(a === '1')))
  const units = select([])
  const status = select([
    ['0', t.portal.open],
    ['1', t.portal.closed],
  ])
  const number = element('input', {
    type: 'text',
    placeholder: '2026/1755',
    pattern: '(19|20)\\d{2}/[1-9]\\d*',
  })
  const told = element('p', { className: 'problem', role: 'alert' })
  const found = element('div')
  const attempt = async (work: () => Promise<void>) => {
    told.textContent = ''
    await work().catch((error: unknown) => {
      told.textContent = problemOf(t, error)
    })
  }
  const loadUnits = () =>
    attempt(async () => {
      const listed = await askPortal<{ table: string; name: string }[]>({
        kind: 'units',
        ofKind: kinds.value,
      })
      units.replaceChildren(
        ...listed.map(({ table, name }) => element('option', { value: table, textContent: name })),
      )
    })
  const list = () =>
    attempt(async () => {
      if (!number.checkValidity()) {
        told.textContent = t.portal.numberForm
        return
      }
      const place: Place = { kind: kinds.value, table: units.value, status: Number(status.value) }
      const caseNo = number.value.trim()
      const listed = await askPortal<ShownCases>({ kind: 'cases', place, caseNo })
      const shown = await casesView(view, place, listed.cases.slice(0, mostAsked))
      found.replaceChildren(shown, ...remarksOn(t, listed))
    })
  kinds.onchange = loadUnits
  await loadUnits()
  return element(
    'section',
    {},
    field(t.portal.kind, kinds),
    field(t.portal.unit, units),
    field(t.portal.status, status),
    field(t.portal.number, number),
    button(t.portal.list, list),
    told,
    found,
  )
}

function remarksOn(t: View['t'], { cases, malformed, total }: ShownCases): HTMLElement[] {
  const isMore = total > cases.length + malformed
  const said = [
    ...(malformed > 0 ? [filled(t.portal.malformed, { count: malformed })] : []),
    ...(isMore ? [filled(t.portal.more, { total, shown: cases.length })] : []),
  ]
  return said.map((textContent) => element('p', { className: 'quiet', textContent }))
}

function problemOf(t: View['t'], error: unknown): string {
  if (error instanceof NoPortal) return t.portal.missing
  if (error instanceof RequestError && error.problem === 'session') return t.portal.session
  return filled(t.portal.failed, { reason: (error as Error).message })
}

async function casesView(view: View, place: Place, cases: readonly ShownCase[]): Promise<HTMLElement> {
  const { t } = view
  if (cases.length === 0) return element('p', { textContent: t.portal.none })
  const asked = cases.map(({ courtId, caseNo, typeCode }) => ({ courtId, caseNo, typeCode }))
  const { items } = await askBackground<{ items: LinkState[] }>({
    ...{ kind: 'call', row: 'government.extensionCases' },
    body: { cases: asked },
  })
  const listed: CaseEntry[] = cases.map((one, at) => ({ ...one, known: items[at] as LinkState }))
  const lines = listed.map((one) => caseLine(view, one))
  const says = element('p', { className: 'quiet' })
  const chosen = () => lines.filter(({ tick }) => tick.checked)
  const start = button(t.choose.start, () =>
    begun(view, { place, mode: mode.value as Mode, lines: chosen() }),
  )
  const count = () => {
    const { length } = chosen()
    says.textContent = length === 0 ? t.choose.saysNone : filled(t.choose.says, { count: length })
    start.disabled = length === 0
  }
  const all = element('input', { type: 'checkbox' })
  all.onchange = () => {
    for (const { tick } of lines) tick.checked = all.checked && !tick.disabled
    count()
  }
  for (const { tick } of lines) tick.onchange = count
  const modes = [
    ['new', t.choose.new],
    ['everything', t.choose.everything],
    ['trial', t.choose.trial],
  ] as const
  const mode = select(modes)
  count()
  return element(
    'div',
    { className: 'chosen' },
    element('h2', { textContent: t.choose.title }),
    element('label', { className: 'tick' }, all, t.choose.all),
    element('ul', { className: 'cases' }, ...lines.map(({ line }) => line)),
    field(t.choose.mode, mode),
    says,
    start,
  )
}

interface Line {
  one: CaseEntry
  line: HTMLElement
  tick: HTMLInputElement
  /** The case that was chosen for it; empty for a new one. */
  caseId: () => string
}

function caseLine({ t, language }: View, one: CaseEntry): Line {
  const { caseNo, courtName, known } = one
  const tick = element('input', { type: 'checkbox', disabled: known.state === 'elsewhere' })
  const target = select([
    ...known.candidates.map(
      ({ caseId, title, number }) => [caseId, filled(t.choose.to, { title, number })] as const,
    ),
    ['', t.choose.make],
  ])
  target.ariaLabel = filled(t.choose.caseFor, { caseNo })
  const line = element(
    'li',
    {},
    element('label', { className: 'tick' }, tick, element('strong', { textContent: caseNo }), courtName),
    element('small', { textContent: linkText(t, language, known) }),
    known.state === 'unknown' && target,
  )
  return { one, line, tick, caseId: () => (known.state === 'unknown' ? target.value : '') }
}

function linkText(t: View['t'], language: View['language'], { state, linked }: LinkState): string {
  if (state === 'elsewhere') return t.choose.elsewhere
  if (!linked) return ''
  const when =
    linked.lastSyncedAt && new Date(linked.lastSyncedAt).toLocaleString(language === 'en' ? 'en-GB' : 'tr-TR')
  const synced = when ? filled(t.choose.synced, { when }) : t.choose.never
  return `${filled(t.choose.linked, { title: linked.caseTitle })} · ${synced}`
}

interface SyncStart {
  place: Place
  mode: Mode
  lines: readonly Line[]
}

async function begun({ again }: View, { place, mode, lines }: SyncStart): Promise<void> {
  const cases = lines.map(({ one, caseId }): ChosenCase => {
    const { courtId, caseNo, typeCode, courtName } = one
    return { courtId, caseNo, typeCode, courtName, place, ...(caseId() && { caseId: caseId() }) }
  })
  const state = begin(mode, cases)
  await extensions.storage.local.set({ [kept.sync]: state })
  await askPortal({ kind: 'start', state })
  await again()
}
