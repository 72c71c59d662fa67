/** A line between the browser and the server, which counts what is sent and can be cut on its way. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { TestServer } from './server.ts'

export interface Line {
  /** The server as it is reached through the line. */
  server: TestServer
  /** Bytes from the browser since it was last asked to count. */
  sent: () => number
  count: () => void
  /** Cuts the line once so many more bytes were sent; until it is mended nobody reaches the server. */
  cutAfter: (bytes: number) => Promise<void>
  mend: () => void
  close: () => Promise<void>
}

export async function openLine(server: TestServer): Promise<Line> {
  const { hostname, port } = new URL(server.address)
  const sockets = new Set<Socket>()
  const farEnds = new WeakSet<Socket>()
  let sent = 0
  let isCut = false
  let limit = Number.POSITIVE_INFINITY
  let onCut = () => {}
  const cut = () => {
    isCut = true
    // What had left the browser arrives.
    for (const socket of sockets) farEnds.has(socket) ? socket.destroySoon() : socket.resetAndDestroy()
    onCut()
  }
  const pass = (from: Socket, to: Socket, note: (bytes: number) => void) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      note(bytes.length)
      if (!to.destroyed && !to.write(bytes)) from.pause()
    })
    to.on('drain', () => from.resume())
    from.on('close', () => {
      sockets.delete(from)
      to.destroySoon()
    })
    from.on('error', () => {})
  }
  const relay = createServer((near) => {
    if (isCut) return near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    farEnds.add(far)
    pass(far, near, () => {})
    pass(near, far, (bytes) => {
      sent += bytes
      if (sent > limit) cut()
    })
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = `http://${hostname}:${(relay.address() as AddressInfo).port}`
  return {
    server: { ...server, address },
    sent: () => sent,
    count: () => {
      sent = 0
    },
    cutAfter: (bytes) => {
      sent = 0
      limit = bytes
      return new Promise((resolve) => {
        onCut = resolve
      })
    },
    mend: () => {
      limit = Number.POSITIVE_INFINITY
      isCut = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
