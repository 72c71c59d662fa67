/** The open connections of a server. Clients beyond the limits are disconnected; other clients are not affected. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../access/index.ts'
import type { ConnectionBounds } from './bounds.ts'
import { Connection } from './connection.ts'

/** Why a connection was cut, as the log names it. */
type Reason =
  | 'tooManyAtOnce'
  | 'afterFloods'
  | 'tooManyOfOneNetwork'
  | 'tooManyInAll'
  | 'stalled'
  | 'tooSlow'
  | 'badUpload'
  | 'tooMuchWaiting'

export class Connections {
  readonly #bounds: ConnectionBounds
  readonly #isProxy: (address: string) => boolean
  readonly #open = new Map<Socket, Connection>()
  readonly #networks = new Map<string, Set<Connection>>()
  /** When each network was last cut for sending requests without waiting. */
  readonly #floods = new Map<string, number[]>()
  #cuts: Partial<Record<Reason, number>> = {}

  constructor(bounds: ConnectionBounds, isProxy: (address: string) => boolean) {
    this.#bounds = bounds
    this.#isProxy = isProxy
  }

  add(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const network = this.#isProxy(address) ? undefined : networkOf(address)
    const connection = new Connection(socket, network, performance.now())
    if (network !== undefined) {
      // Node parses everything that a connection has sent even after it was cut, so only refusing new connections
      // stops repeated floods.
      if (this.#floodsOf(network).length >= this.#bounds.floods) {
        this.#cut(connection, 'afterFloods')
        return
      }
      if (!this.#makeRoom(network)) {
        this.#cut(connection, 'tooManyOfOneNetwork')
        return
      }
      this.#neighbours(network).add(connection)
    }
    this.#open.set(socket, connection)
    socket.once('close', () => this.#remove(connection))
  }

  /** Whether the request is answered. A request that arrives while too many others wait ends its connection. */
  admit(request: IncomingMessage, answer: ServerResponse): boolean {
    const connection = this.#open.get(request.socket)
    if (!connection || request.socket.destroyed) return false
    if (connection.answers.size >= this.#bounds.requestsAtOnce) {
      this.#cut(connection, 'tooManyAtOnce')
      return false
    }
    connection.begin(request, answer)
    if (connection.requests >= this.#bounds.requestsInAll) answer.shouldKeepAlive = false
    return true
  }

  /** Counts a connection that Node itself has refused. */
  noteDropped(): void {
    this.#note('tooManyInAll')
  }

  /** Disconnects clients that read nothing and those that hold too much. Returns the number cut since the last call. */
  watch(now = performance.now()): Partial<Record<Reason, number>> {
    for (const connection of this.#open.values()) {
      const stalled = connection.stalledFor(now)
      if (stalled >= this.#bounds.stalledMs) this.#cut(connection, 'stalled')
      else if (connection.comingFor(now) >= this.#bounds.requestMs) this.#cut(connection, 'tooSlow')
      else if (connection.isBadUpload(now, this.#bounds.stalledMs)) this.#cut(connection, 'badUpload')
      else if (connection.waiting() > this.#bounds.waitingBytes) this.#cut(connection, 'tooMuchWaiting')
    }
    this.#relieve()
    for (const network of this.#floods.keys()) this.#floodsOf(network, now)
    const cuts = this.#cuts
    this.#cuts = {}
    return cuts
  }

  /** While all connections together hold too much, the network that holds most loses its largest connections. */
  #relieve(): void {
    const held = [...this.#open.values()]
      .map((connection) => ({ connection, bytes: connection.held() }))
      .filter(({ bytes }) => bytes > 0)
    let total = held.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= this.#bounds.heldInAll) return
    const perNetwork = new Map<unknown, number>()
    const owner = ({ network, socket }: Connection) => network ?? socket
    for (const { connection, bytes } of held)
      perNetwork.set(owner(connection), (perNetwork.get(owner(connection)) ?? 0) + bytes)
    const weight = (connection: Connection) => perNetwork.get(owner(connection)) ?? 0
    held.sort((a, b) => weight(b.connection) - weight(a.connection) || b.bytes - a.bytes)
    for (const { connection, bytes } of held) {
      if (total <= this.#bounds.heldInAll) return
      this.#cut(connection, 'tooMuchWaiting')
      total -= bytes
    }
  }

  /** If a network is at its limit, its oldest idle connection is closed to make room. */
  #makeRoom(network: string): boolean {
    const neighbours = this.#neighbours(network)
    if (neighbours.size < this.#bounds.perNetwork) return true
    const idle = [...neighbours].find((connection) => connection.isIdle())
    if (!idle) return false
    this.#cut(idle, 'tooManyOfOneNetwork')
    return true
  }

  #neighbours(network: string): Set<Connection> {
    const found = this.#networks.get(network) ?? new Set<Connection>()
    this.#networks.set(network, found)
    return found
  }

  /** The floods of a network within the last `floodMs`; older ones are forgotten. */
  #floodsOf(network: string, now = performance.now()): number[] {
    const recent = (this.#floods.get(network) ?? []).filter((at) => now - at < this.#bounds.floodMs)
    if (recent.length > 0) this.#floods.set(network, recent.slice(-this.#bounds.floods))
    else this.#floods.delete(network)
    return recent
  }

  #cut(connection: Connection, reason: Reason): void {
    this.#note(reason)
    const { network } = connection
    if (reason === 'tooManyAtOnce' && network !== undefined)
      this.#floods.set(network, [...this.#floodsOf(network), performance.now()])
    this.#remove(connection)
    connection.cut()
  }

  #note(reason: Reason): void {
    this.#cuts[reason] = (this.#cuts[reason] ?? 0) + 1
  }

  #remove(connection: Connection): void {
    this.#open.delete(connection.socket)
    const { network } = connection
    if (network === undefined) return
    const neighbours = this.#networks.get(network)
    neighbours?.delete(connection)
    if (neighbours?.size === 0) this.#networks.delete(network)
  }
}
