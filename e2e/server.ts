/** A real server for journeys: one for all files of a worker, or one for a single file. */
import { holdTestServer } from '../platform/database/testing/index.ts'
import { type Data, launch, untilSearchable } from './launch.ts'
import { copyPrepared } from './prepared.ts'
import { eventually } from './waiting.ts'

/** Only plain data, so that it can be passed to another process. */
export interface TestServer extends Data {
  address: string
}

export interface OwnServer extends TestServer {
  /** Ends the process but keeps its data, as a crash would. */
  halt: () => Promise<void>
  /** Starts it again on the same data and port. */
  resume: () => Promise<void>
  /** Ends the process and removes its data. */
  remove: () => Promise<void>
}

/**
 * Starts the product on a fresh copy of the prepared data and a free port. `sampleLife`: the office of the sample
 * account has cases and clients.
 */
export async function startServer({ sampleLife = false } = {}): Promise<OwnServer> {
  const held = await holdTestServer()
  const { remove, ...prepared } = await copyPrepared(held.connectionString)
  const data = { ...prepared, sampleLife }
  let running = await launch(data, '0')
  const { address } = running
  await untilSearchable(address)
  return {
    ...data,
    address,
    halt: () => running.end(),
    resume: async () => {
      // Another process may hold the port for a moment, as the local end of a connection.
      running = await eventually(() => launch(data, new URL(address).port))
      await untilSearchable(address)
    },
    remove: async () => {
      await running.end()
      await remove()
      await held.release()
    },
  }
}
