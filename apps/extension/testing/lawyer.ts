/** A lawyer with an open session of the portal, as the sync of the extension meets them. */
import { type Portal, portalClient } from '../src/portal/client.ts'
import { turnsOf } from '../src/portal/turns.ts'
import { type Mizan, MizanError, type SyncParts } from '../src/sync/ports.ts'
import { runSync } from '../src/sync/run.ts'
import { begin, type ChosenCase, type Mode, type SyncState } from '../src/sync/state.ts'
import type { PortalDouble } from './portal/server.ts'

interface Answer {
  status: number
  data?: unknown
  code?: string
  message?: string
  details?: object
}

/** Calls of the server as the background makes them. */
export const mizanOf = (call: (name: string, body: object) => Promise<Answer>): Mizan => {
  const must = async (name: string, body: object) => {
    const { status, data, code = 'unknown', message = '', details } = await call(name, body)
    if (status !== 200) throw new MizanError(status, code, message, details)
    return data
  }
  return {
    call: must as Mizan['call'],
    send: (async (
      name: string,
      fields: object,
      { name: fileName, bytes }: { name: string; bytes: Uint8Array },
    ) =>
      must(name, {
        ...fields,
        File: new File([bytes as Uint8Array<ArrayBuffer>], fileName),
      })) as Mizan['send'],
  }
}

export const placeOfAll = { kind: '1', table: '0902', status: 0 } as const

export const chosenOf = (portal: PortalDouble): ChosenCase[] =>
  portal.cases.map(({ birimId, dosyaNo, dosyaTurKod, birimAdi }) => ({
    ...{ courtId: birimId, caseNo: dosyaNo, typeCode: String(dosyaTurKod), courtName: birimAdi },
    ...{ place: placeOfAll, conflictsSeen: true },
  }))

export interface Lawyer {
  portal: Portal
  /** Signs in to the portal again. */
  signIn: () => Promise<void>
  sync: (from: SyncState, more?: Partial<SyncParts>) => Promise<SyncState>
  begin: (mode?: Mode) => SyncState
}

/** `paceMs`: the pause between two calls. */
export async function lawyerAt(portal: PortalDouble, mizan: Mizan, paceMs = 0): Promise<Lawyer> {
  let cookie = ''
  const signIn = async () => {
    const answer = await fetch(`${portal.address}/giris`, { method: 'POST', redirect: 'manual' })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  await signIn()
  const withCookie: typeof fetch = (address, init) =>
    fetch(address, { ...init, headers: { ...(init?.headers as object), cookie } })
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, paceMs)))
  let turn: Promise<unknown> = Promise.resolve()
  const turns = turnsOf({
    alone: (work) => {
      turn = turn.then(work)
      return turn
    },
    pause: () => wait(paceMs),
  })
  const clientWith = (signal: AbortSignal) =>
    portalClient({ base: portal.address, turns, fetch: withCookie, signal })
  const sync: Lawyer['sync'] = (from, more = {}) => {
    const { signal = new AbortController().signal } = more
    const usual = {
      portal: clientWith(signal),
      mizan,
      keep: async () => {},
      now: () => new Date(),
      wait,
      signal,
    }
    return runSync({ ...usual, ...more }, from)
  }
  return {
    portal: clientWith(new AbortController().signal),
    ...{ signIn, sync },
    begin: (mode = 'new') => begin(mode, chosenOf(portal)),
  }
}
