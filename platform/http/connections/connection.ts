/** One connection of a browser, and what it holds of this process. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export class Connection {
  readonly socket: Socket
  /** Who counts as one caller; undefined for a proxy, whose connections are those of everybody. */
  readonly network: string | undefined
  /** Answers that have not been handed over in full. */
  readonly answers = new Set<ServerResponse>()
  /** How many requests it has brought. */
  requests = 0
  #request: IncomingMessage | undefined
  #readBefore = 0
  #sent = 0
  #movedAt: number

  constructor(socket: Socket, network: string | undefined, now: number) {
    this.socket = socket
    this.network = network
    this.#movedAt = now
  }

  begin(request: IncomingMessage, answer: ServerResponse): void {
    this.requests += 1
    this.#request = request
    this.#readBefore = this.socket.bytesRead
    this.answers.add(answer)
    answer.once('close', () => {
      this.answers.delete(answer)
      if (this.answers.size === 0) this.#request = undefined
    })
  }

  isIdle(): boolean {
    return this.answers.size === 0 && this.socket.writableLength === 0
  }

  /** Bytes of answers that the reader has not taken; those of later answers wait beside the socket. */
  waiting(): number {
    let bytes = 0
    for (const answer of this.answers) bytes += answer.writableLength
    return Math.max(bytes, this.socket.writableLength)
  }

  /** Bytes that this process keeps for the connection: unread answers, and a request that has come in part. */
  held(): number {
    const isComing = this.#request !== undefined && !this.#request.complete
    return this.waiting() + (isComing ? this.socket.bytesRead - this.#readBefore : 0)
  }

  /** Since when the reader takes nothing of what waits for them, in milliseconds; 0 where nothing waits. */
  stalledFor(now: number): number {
    const sent = sentOn(this.socket)
    if (this.socket.writableLength === 0 || sent !== this.#sent) {
      this.#sent = sent
      this.#movedAt = now
    }
    return now - this.#movedAt
  }

  /** Hangs up at once. What still lies in the buffers of the operating system is dropped as well. */
  cut(): void {
    if (!this.socket.destroyed) this.socket.resetAndDestroy()
  }
}

/**
 * Bytes that the operating system has taken. Only the handle below the socket shows how far a large piece has come;
 * the time-out of Node's own sockets looks there too.
 */
function sentOn(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten
}
