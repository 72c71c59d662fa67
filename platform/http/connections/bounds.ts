/** Limits for one connection, one network and all of them together in this process. */
export interface ConnectionBounds {
  /** The number of requests of one connection that wait for their answer. Browsers and proxies send one and wait. */
  requestsAtOnce: number
  /** Requests after which a connection is closed in the regular way; a new one costs next to nothing. */
  requestsInAll: number
  /** The number of connections of one network. A browser keeps up to six, and many people share one address. */
  perNetwork: number
  /**
   * After so many floods within this time, the network gets no new connection until the oldest flood is that long
   * ago.
   */
  floods: number
  floodMs: number
  /** Connections of all networks together. */
  inAll: number
  /** Bytes on one connection that may wait to be read. Far above the largest answer. */
  waitingBytes: number
  /** Bytes that all connections hold together: unread answers and incomplete requests. */
  heldInAll: number
  /** The time for which a client may read nothing while answers wait for it. */
  stalledMs: number
  /** The time in which a request has to send its headers, and to arrive completely. */
  headersMs: number
  requestMs: number
  /** The same time for a request with files. */
  uploadMs: number
  /**
   * The time for which a connection without a request is kept. Proxies keep theirs for 60 seconds and must be the
   * first to close.
   */
  idleMs: number
  /** The interval at which the time limits are checked. */
  watchMs: number
}

const megabyte = 1024 * 1024

export const connectionBounds: ConnectionBounds = {
  requestsAtOnce: 4,
  requestsInAll: 1_000,
  perNetwork: 512,
  floods: 10,
  floodMs: 10_000,
  inAll: 4_096,
  waitingBytes: 16 * megabyte,
  heldInAll: 128 * megabyte,
  stalledMs: 30_000,
  headersMs: 20_000,
  requestMs: 60_000,
  uploadMs: 15 * 60_000,
  idleMs: 72_000,
  watchMs: 1_000,
}
