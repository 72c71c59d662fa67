/** A double of another service: a real server on this machine, which can be slow, broken, or answer nonsense. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answers, type Behaviour, behave, type ReceivedRequest } from './behaviour.ts'

export interface Double {
  /** The address without a trailing slash. */
  address: string
  /** All calls since the behaviour was last set. */
  received: ReceivedRequest[]
  /** One behaviour for each of the next calls; the last one stays. */
  behave(...behaviours: Behaviour[]): void
  /** Chooses the behaviour by the call and its number among those of its method, from 1 on. */
  behaveBy(of: (received: ReceivedRequest, number: number) => Behaviour): void
  /** Connections that are open at the moment. */
  connections(): Promise<number>
  close(): Promise<void>
}

export async function startDouble(): Promise<Double> {
  const received: ReceivedRequest[] = []
  let next: (call: ReceivedRequest, number: number) => Behaviour = () => answers()
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request
    const call: ReceivedRequest = { method, path, headers, body: Buffer.alloc(0) }
    received.push(call)
    const behaviour = next(call, received.filter((one) => one.method === method).length)
    const isRead = behaviour.kind !== 'hand' && !('early' in behaviour)
    if (isRead) call.body = Buffer.concat(await request.toArray())
    await behave(behaviour, call, request, response)
  }
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const begin = (of: typeof next) => {
    received.length = 0
    next = of
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behaveBy: begin,
    behave: (...behaviours) =>
      begin(() => (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) as Behaviour),
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
