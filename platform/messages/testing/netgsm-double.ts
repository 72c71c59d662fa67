/** A real HTTP server on this machine that answers like Netgsm, and misbehaves on request. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSms {
  path: string
  authorization: string
  body: { msgheader: string; encoding?: string; iysfilter: string; messages: { msg: string; no: string }[] }
}

/** A number: that status; a code of Netgsm: 200 with it in the body; `empty`: 200 with nothing in it. */
export type NetgsmMood = 'fine' | 'silent' | 'empty' | 'drop' | number | `${number}`

export interface NetgsmDouble {
  url: string
  received: ReceivedSms[]
  /** One mood for each of the next calls; the last one stays. */
  behave(...moods: NetgsmMood[]): void
  calls(): number
  close(): Promise<void>
}

export async function startNetgsmDouble(): Promise<NetgsmDouble> {
  let moods: NetgsmMood[] = ['fine']
  let calls = 0
  const received: ReceivedSms[] = []
  const server = createServer(async (request, response) => {
    calls += 1
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? 'fine'
    const body = await textOf(request)
    if (mood === 'fine')
      received.push({
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: JSON.parse(body),
      })
    misbehave(mood, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (...next) => {
      moods = next
    },
    calls: () => calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(mood: NetgsmMood, response: ServerResponse): void {
  if (mood === 'silent') return
  if (mood === 'drop') return void response.socket?.destroy()
  if (mood === 'empty') return void response.end()
  if (typeof mood === 'number') return void response.writeHead(mood).end('<h1>stumbled</h1>')
  const code = mood === 'fine' ? '00' : mood
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ code, jobid: code === '00' ? '17377215342605050417149344' : null }))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
