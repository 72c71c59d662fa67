/** A local double of a service that transcribes: a real server, which can be slow, broken, or answer nonsense. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Heard {
  path: string
  authorization: string | undefined
  body: Buffer
}

/**
 * `answer`: by default two sentences, after as many milliseconds as are said. `drop`: the line is cut. `hang`: it never
 * answers. `begin`: it answers a few bytes, and then nothing more.
 */
export type Behaviour =
  | { kind: 'answer'; status?: number; body?: string | ((request: Buffer) => string); afterMs?: number }
  | { kind: 'drop' }
  | { kind: 'hang' }
  | { kind: 'begin' }

export const twoSentences = JSON.stringify({
  text: 'Tanık geldi. Yemin etti.',
  segments: [
    { id: 0, start: 0.5, end: 2, text: ' Tanık geldi.' },
    { id: 1, start: 2, end: 3.25, text: ' Yemin etti.' },
  ],
})

export async function serveTranscription() {
  const heard: Heard[] = []
  /** For one call after the other; the last one stays. */
  let behaviours: Behaviour[] = [{ kind: 'answer' }]
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) as Behaviour
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { url: path = '', headers } = request
    const body = Buffer.concat(chunks)
    heard.push({ path, authorization: headers.authorization, body })
    if (behaviour.kind === 'drop') request.socket.destroy()
    if (behaviour.kind === 'begin') response.write('{"text": "Tanık ')
    if (behaviour.kind !== 'answer') return
    if (behaviour.afterMs) await sleep(behaviour.afterMs)
    response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json' })
    const { body: said = twoSentences } = behaviour
    response.end(typeof said === 'string' ? said : said(body))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    heard,
    behave: (...next: Behaviour[]) => {
      behaviours = next
      heard.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
