/** One client connection, and the memory that it holds in this process. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { uploadBytes } from './uploads.ts'

export class Connection {
  readonly socket: Socket
  /** The network that counts as one caller; undefined for a proxy, whose connections carry many clients. */
  readonly network: string | undefined
  /** Answers that have not been sent completely. */
  readonly answers = new Set<ServerResponse>()
  /** Number of its requests so far. */
  requests = 0
  #request: IncomingMessage | undefined
  #readBefore = 0
  #begunAt: number
  #read = 0
  #readAt: number
  #sent = 0
  #movedAt: number

  constructor(socket: Socket, network: string | undefined, now: number) {
    this.socket = socket
    this.network = network
    this.#movedAt = now
    this.#begunAt = now
    this.#readAt = now
  }

  begin(request: IncomingMessage, answer: ServerResponse, now = performance.now()): void {
    this.requests += 1
    this.#request = request
    this.#begunAt = now
    this.#readAt = now
    this.#readBefore = this.socket.bytesRead
    this.answers.add(answer)
    answer.once('close', () => {
      this.answers.delete(answer)
      // An answer may be sent before the request has arrived completely.
      if (this.answers.size === 0 && request.complete) this.#request = undefined
    })
  }

  isIdle(): boolean {
    return this.answers.size === 0 && this.socket.writableLength === 0
  }

  /** The bytes of answers that the client has not read; those of later answers wait beside the socket. */
  waiting(): number {
    let bytes = 0
    for (const answer of this.answers) bytes += answer.writableLength
    return Math.max(bytes, this.socket.writableLength)
  }

  /** Bytes that this process holds for the connection: unread answers and an incomplete request. */
  held(): number {
    const isKept = this.#isComing() && this.#uploadBytes() === undefined
    return this.waiting() + (isKept ? this.#bytesCome() : 0)
  }

  /** The time for which a request has been arriving, in milliseconds; 0 if none is, or if it is an upload. */
  comingFor(now: number): number {
    return this.#isComing() && this.#uploadBytes() === undefined ? now - this.#begunAt : 0
  }

  /** Whether an upload exceeds its size, or has brought nothing for too long. */
  isBadUpload(now: number, stalledMs: number): boolean {
    const most = this.#isComing() ? this.#uploadBytes() : undefined
    if (most === undefined) return false
    if (this.socket.bytesRead !== this.#read) {
      this.#read = this.socket.bytesRead
      this.#readAt = now
    }
    return this.#bytesCome() > most || now - this.#readAt >= stalledMs
  }

  #isComing(): boolean {
    return this.#request !== undefined && !this.#request.complete
  }

  #bytesCome(): number {
    return this.socket.bytesRead - this.#readBefore
  }

  #uploadBytes(): number | undefined {
    return this.#request && uploadBytes(this.#request)
  }

  /** The time for which the client has read nothing while answers wait, in milliseconds; 0 if nothing waits. */
  stalledFor(now: number): number {
    const sent = sentOn(this.socket)
    if (this.socket.writableLength === 0 || sent !== this.#sent) {
      this.#sent = sent
      this.#movedAt = now
    }
    return now - this.#movedAt
  }

  /** Disconnects at once. Data in the buffers of the operating system is dropped as well. */
  cut(): void {
    if (!this.socket.destroyed) this.socket.resetAndDestroy()
  }
}

/**
 * Bytes that the operating system has accepted. Only the handle below the socket shows the progress of a large chunk;
 * the time-out of Node's own sockets reads it too.
 */
function sentOn(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten
}
