/**
 * A portal of the courts on this machine, which behaves as the real one was measured to: ids that change with every
 * answer, windows-1254, a session that use does not extend, documents in nested files, two that look alike, refusals
 * before the list of permissions was read, and failures on demand.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { answerCall, type Calls } from './calls.ts'
import { type CourtCase, type CourtSize, courtOf, documentAt } from './court.ts'
import { inWindows1254 } from './encoding.ts'
import { portalPage } from './page.ts'
import { Tokens } from './tokens.ts'

/** The length of a session of the portal, however much it is used. */
const sessionMs = 175 * 60_000

export interface Faults {
  /** Each answer takes so long. */
  delayMs: number
  /** Whether every connection is cut before an answer. */
  isDown: boolean
  /** The number of next downloads that break off in the middle. */
  cuts: number
  /** Whether every second visit of a list finds a new document. */
  grows: boolean
  /** Whether rows without a number or with an invalid date are among the others. */
  malformed: boolean
}

export interface PortalDouble {
  address: string
  cases: CourtCase[]
  faults: Faults
  /** The calls in their order, with the largest number at once and the shortest pause between two. */
  counts: { calls: string[]; atOnce: number; shortestGap: number; downloads: number }
  /** Ends the session of everybody, as its time does. */
  endSessions: () => void
  resetCounts: () => void
  close: () => Promise<void>
}

interface Options extends CourtSize {
  port?: number
  now?: () => number
}

export async function openPortal({
  port = 0,
  now = () => Date.now(),
  ...size
}: Options): Promise<PortalDouble> {
  const sessions = new Map<string, { id: string; ends: number; asked: Set<string> }>()
  const cases = courtOf(size)
  const visits = new Map<string, number>()
  const tokens = new Tokens()
  const faults: Faults = { delayMs: 0, isDown: false, cuts: 0, grows: false, malformed: false }
  const fresh = () => ({
    calls: [] as string[],
    atOnce: 0,
    shortestGap: Number.POSITIVE_INFINITY,
    downloads: 0,
  })
  let counts = fresh()
  let underWay = 0
  let answeredAt = Number.NEGATIVE_INFINITY
  const sessionOf = (request: IncomingMessage) => {
    const id = /JSESSIONID=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const session = sessions.get(id)
    return session && session.ends > now() ? session : undefined
  }
  const grow = (of: CourtCase) => {
    const visit = (visits.get(of.own) ?? 0) + 1
    visits.set(of.own, visit)
    if (faults.grows && visit % 2 === 0)
      of.documents.push(documentAt(of.dosyaNo, of.documents.length, size.bytes ?? 0))
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal')
    if (faults.isDown) return request.socket.destroy()
    const isCall = /\.(?:ajx|uyap)$/.test(pathname)
    if (!isCall) return page(request, response, pathname)
    counts.calls.push(pathname)
    if (pathname.startsWith('/download')) counts.downloads += 1
    counts.shortestGap = Math.min(counts.shortestGap, now() - answeredAt)
    underWay += 1
    counts.atOnce = Math.max(counts.atOnce, underWay)
    try {
      await answer(request, response)
    } finally {
      underWay -= 1
      answeredAt = now()
    }
  })
  const page = (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const html = { 'content-type': 'text/html; charset=utf-8' }
    if (pathname === '/giris') {
      const id = randomUUID()
      sessions.set(id, { id, ends: now() + sessionMs, asked: new Set() })
      response.writeHead(303, {
        location: '/',
        'set-cookie': `JSESSIONID=${id}; Path=/; HttpOnly; SameSite=Lax`,
      })
      return response.end()
    }
    if (pathname === '/cikis') {
      sessions.delete(sessionOf(request)?.id ?? '')
      response.writeHead(303, { location: '/' })
      return response.end()
    }
    response.writeHead(200, html)
    return response.end(portalPage(sessionOf(request) !== undefined))
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (faults.delayMs > 0) await setTimeout(faults.delayMs)
    const session = sessionOf(request)
    if (!session) {
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end('<root><error>nosessionobject</error></root>')
    }
    const calls: Calls = { cases, session, tokens, faults, grow }
    const url = new URL(request.url ?? '/', 'http://portal')
    const given = answerCall(calls, url, await jsonOf(request))
    if (Buffer.isBuffer(given)) return send(response, given)
    // The header names another encoding, but the letters are in windows-1254, as in the portal.
    response.writeHead(200, { 'content-type': 'text/json' })
    return response.end(inWindows1254(JSON.stringify(given)))
  }
  const send = async (response: ServerResponse, bytes: Buffer) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length })
    if (faults.cuts === 0) return response.end(bytes)
    faults.cuts -= 1
    response.write(bytes.subarray(0, bytes.length / 2))
    await setTimeout(20)
    return response.destroy()
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${taken}`,
    ...{ cases, faults },
    get counts() {
      return counts
    },
    endSessions: () => sessions.clear(),
    resetCounts: () => {
      counts = fresh()
      answeredAt = Number.NEGATIVE_INFINITY
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = Buffer.concat(await request.toArray()).toString()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return {}
  }
}
