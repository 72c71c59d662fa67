/** Connections that behave as no ordinary client does. */
import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Number of bytes received. */
  received: () => number
  /** The received bytes as text. */
  text: () => string
  /** Resolves once the other side has closed, in any way. */
  gone: Promise<void>
}

export const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: mizan', ...headers, '', ''].join('\r\n')

/** Sends the bytes; with `reads: false` it never reads what comes back. */
export async function openRaw(port: number, bytes: string, { reads = true } = {}): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  const gone = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.once('end', () => resolve())
  })
  const chunks: Buffer[] = []
  let received = 0
  if (reads)
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received < 1_000_000) chunks.push(chunk)
    })
  // A connection that is refused at once may close before it has opened.
  await Promise.race([gone, new Promise<void>((resolve) => socket.once('connect', () => resolve()))])
  socket.write(bytes)
  return { socket, received: () => received, text: () => Buffer.concat(chunks).toString('latin1'), gone }
}
