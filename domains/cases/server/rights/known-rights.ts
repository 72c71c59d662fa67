/**
 * What this server remembers of what cases are to people, so that a list need not read tens of thousands of rights. Each
 * use asks PostgreSQL what has changed in between: what a transaction is given is what it would have read itself.
 */
import type { Caller } from '@mizan/platform/contract'
import { managesAllCases } from '../../access.ts'
import type { Tx } from '../call.ts'
import { RightMap } from './right-map.ts'
import { changesSince, rightsOf } from './store/changes.ts'

/** Somebody who reads cases. What is not remembered is read by each statement. */
export interface Reader extends Pick<Caller, 'officeId' | 'userId' | 'roles'> {
  /** What they may read; never of those who manage all cases. */
  rights?: RightMap
  /** Which cases are theirs. */
  concerns?: RightMap
}

interface Known {
  snapshot: string
  server: string
  rights: RightMap
}

const mostBytes = 64 * 1024 * 1024

export class KnownRights {
  /** By office and person, the latest used last. */
  readonly #known = new Map<string, Known>()
  readonly #most: number
  #bytes = 0

  /** @param most bytes that are remembered */
  constructor(most = mostBytes) {
    this.#most = most
  }

  /** @param tx one that reads; a transaction that writes may see another right in each statement, so nothing is kept of it */
  async readerOf(tx: Pick<Tx, 'db'>, caller: Reader): Promise<Reader> {
    const { officeId, userId, roles } = caller
    const key = `${officeId} ${userId}`
    const former = this.#known.get(key)
    const { snapshot, server, isStill, changed } = await changesSince(tx, caller, former?.snapshot)
    const isSame = former?.server === server
    const rights =
      former && changed && isSame ? former.rights.with(changed) : new RightMap(await rightsOf(tx, caller))
    if (isStill) this.#keep(key, { snapshot, server, rights })
    return { officeId, userId, roles, concerns: rights, ...(!managesAllCases(roles) && { rights }) }
  }

  #keep(key: string, known: Known): void {
    this.#bytes += known.rights.bytes - (this.#known.get(key)?.rights.bytes ?? 0)
    this.#known.delete(key)
    this.#known.set(key, known)
    for (const [oldest, { rights }] of this.#known) {
      if (this.#bytes <= this.#most) return
      this.#known.delete(oldest)
      this.#bytes -= rights.bytes
    }
  }
}
