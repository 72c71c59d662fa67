/** Runs a sync from its stored state: case by case, until it is done or something stops it. */
import { PortalError } from '../portal/answer.ts'
import type { PortalHearing } from '../portal/rows.ts'
import { patiently } from './patience.ts'
import { MizanError, type SyncParts } from './ports.ts'
import type { CaseProgress, Pause, SyncState } from './state.ts'
import { syncCase } from './sync-case.ts'

export async function runSync(parts: SyncParts, from: SyncState): Promise<SyncState> {
  let state = from
  const keep = async (change: Partial<SyncState>): Promise<void> => {
    state = { ...state, ...change }
    await parts.keep(state)
  }
  const report = (index: number) => (change: Partial<CaseProgress>) =>
    keep({ cases: state.cases.map((one, at) => (at === index ? { ...one, ...change } : one)) })
  await keep({ phase: 'running', why: null, message: '' })
  try {
    const hearings = state.mode === 'trial' ? [] : await hearingsOf(parts)
    for (const [index, one] of state.cases.entries()) {
      if (one.state === 'done') continue
      parts.signal.throwIfAborted()
      await report(index)({ state: 'running' })
      await oneCase(parts, { one, state, hearings, report: report(index) })
    }
    await keep({ phase: 'done' })
  } catch (error) {
    await keep({ phase: 'paused', ...pauseOf(parts, error) })
  }
  return state
}

interface OneCase {
  one: CaseProgress
  state: SyncState
  hearings: readonly PortalHearing[]
  report: (change: Partial<CaseProgress>) => Promise<void>
}

/** A refusal of this case alone does not stop the others. */
async function oneCase(parts: SyncParts, { one, state: { mode }, hearings, report }: OneCase): Promise<void> {
  try {
    await syncCase(parts, { one, mode, hearings, report })
  } catch (error) {
    if (!isOfCase(error)) throw error
    await report({ state: 'failed', message: (error as Error).message })
  }
}

/** A refusal because of the plan or the role of the lawyer would be repeated for every other case. */
const ofAllCases = /^(?:licence|plan|feature|company|document\.office)/

const isOfCase = (error: unknown): boolean =>
  error instanceof MizanError
    ? [400, 403, 404, 409, 422].includes(error.status) && !ofAllCases.test(error.code)
    : error instanceof PortalError && (error.problem === 'refused' || error.problem === 'stale')

/** The hearings of the last month and of the coming year. */
async function hearingsOf(parts: SyncParts): Promise<PortalHearing[]> {
  const day = (offset: number): string => {
    const at = new Date(parts.now().getTime() + offset * 86_400_000)
    return [at.getDate(), at.getMonth() + 1, at.getFullYear()]
      .map((part) => String(part).padStart(2, '0'))
      .join('.')
  }
  try {
    return await patiently(parts, () => parts.portal.hearings(day(-30), day(365)))
  } catch (error) {
    if (error instanceof PortalError && error.problem === 'refused') return []
    throw error
  }
}

function pauseOf({ signal }: SyncParts, error: unknown): { why: Pause; message: string } {
  const message = error instanceof Error ? error.message : String(error)
  if (signal.aborted) return { why: 'stopped', message: '' }
  if (error instanceof PortalError)
    return { why: error.problem === 'session' ? 'portal_session' : 'portal_line', message }
  if (!(error instanceof MizanError)) return { why: 'portal_line', message }
  if (error.status === 401) return { why: 'signed_out', message }
  if (error.code === 'document.office_full') return { why: 'office_full', message }
  return {
    why: error.status === 0 || error.status >= 500 || error.status === 429 ? 'mizan_line' : 'refused',
    message,
  }
}
