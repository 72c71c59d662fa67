/** Sends audio as a form, as a stream: it is never on the disk in the clear, and never in memory as a whole. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { SpokenAudio } from './port.ts'

interface Sending {
  address: URL
  key: string | undefined
  fields: Readonly<Record<string, string>>
  audio: SpokenAudio
  stallMs: number
  answerMs: number
  signal: AbortSignal
  onSent: (bytes: number) => void
}

export interface Answer {
  status: number
  body: string
}

/** The line to the service: not there, cut, or silent for too long. */
export class SendingFailure extends Error {
  override name = 'SendingFailure'
}

const mostAnswerBytes = 20 * 1024 * 1024

/** @throws SendingFailure; the error of the audio; the reason of the signal */
export async function sendAudio(sending: Sending): Promise<Answer> {
  const { address, signal, stallMs, answerMs } = sending
  signal.throwIfAborted()
  const form = formOf(sending)
  const clock = new Patience(stallMs)
  const over = new AbortController()
  const ended = AbortSignal.any([signal, clock.signal, over.signal])
  const send = address.protocol === 'https:' ? secureRequest : plainRequest
  const request = send(address, { method: 'POST', headers: form.headers, signal: ended })
  const answer = answerTo(request, () => clock.give(stallMs))
  // Whoever is refused while sending hears why, if the service says so.
  const sent = write(request, form.bytes, { clock, ended }).then(() => clock.give(answerMs))
  try {
    return await Promise.race([answer, sent.then(() => answer)])
  } catch (error) {
    signal.throwIfAborted()
    if (form.broken()) throw form.broken()
    throw new SendingFailure(error instanceof Error ? error.name : 'unknown')
  } finally {
    clock.end()
    over.abort()
    await Promise.allSettled([answer, sent])
  }
}

/** Ends the sending if nothing happens for too long. */
class Patience {
  readonly #controller = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #ms: number

  constructor(ms: number) {
    this.#ms = ms
    this.renew()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  renew(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(), this.#ms)
  }

  give(ms: number): void {
    this.#ms = ms
    this.renew()
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

function formOf({ key, fields, audio, onSent }: Sending) {
  const boundary = `mizan-${randomUUID()}`
  const part = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`
  const said = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n${value}\r\n`)
  const head = `${said.join('')}${part('file', `; filename="${audio.fileName}"`)}content-type: ${audio.contentType}\r\n\r\n`
  const tail = `\r\n--${boundary}--\r\n`
  let problem: unknown
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(Buffer.byteLength(head) + audio.size + Buffer.byteLength(tail)),
      accept: 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    /** The error with which the audio itself ended. */
    broken: () => problem,
    bytes: async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head)
      let sent = 0
      try {
        for await (const chunk of audio.open() as AsyncIterable<Uint8Array>) {
          yield chunk
          sent += chunk.length
          onSent(sent)
        }
      } catch (error) {
        problem = error
        throw error
      }
      yield Buffer.from(tail)
    },
  }
}

async function write(
  request: ClientRequest,
  bytes: () => AsyncGenerator<Uint8Array>,
  { clock, ended }: { clock: Patience; ended: AbortSignal },
): Promise<void> {
  for await (const chunk of bytes()) {
    const isFull = !request.write(chunk)
    // It may have ended before anybody waited for it.
    if (request.destroyed) throw new SendingFailure('closed')
    if (isFull) await once(request, 'drain', { signal: ended })
    clock.renew()
  }
  request.end()
}

/** An answer may be long in coming; one that has begun goes on like what is sent. */
const answerTo = (request: ClientRequest, onBytes: () => void): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => textOf(response, onBytes).then(resolve, reject))
  })

async function textOf(response: IncomingMessage, onBytes: () => void): Promise<Answer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    onBytes()
    chunks.push(chunk)
    size += chunk.length
    if (size > mostAnswerBytes) throw new SendingFailure('too long')
  }
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }
}
