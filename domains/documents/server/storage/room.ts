/** How many bytes an office has stored, of those that it may store. */
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { RawBuilder } from 'kysely'
import { usedBytes } from './store.ts'

/** Bytes that a later domain has stored for an office, as a value of a statement. */
export type LaterBytes = (officeId: string) => RawBuilder<number>

export interface OfficeRoom {
  /** Null without a limit. */
  mostBytes: number | null
  used: (tx: Transaction, officeId: string) => Promise<number>
  /**
   * Before anything is stored. Uploads that come at the same moment may go beyond the limit together, by what is under way.
   * @throws AppError `document.office_full`
   */
  require: (tx: Transaction, officeId: string, bytes: number) => Promise<void>
}

declare module '@mizan/platform/domain' {
  interface Ports {
    officeRoom: OfficeRoom
    /** Undefined while no later domain stores anything. */
    laterBytes?: readonly LaterBytes[]
  }
}

const gigabyte = 1024 ** 3

/** @param gigabytes 0 for no limit */
export function officeRoom(gigabytes: number, later: readonly LaterBytes[]): OfficeRoom {
  const mostBytes = gigabytes === 0 ? null : gigabytes * gigabyte
  const used: OfficeRoom['used'] = (tx, officeId) => usedBytes(tx, officeId, later)
  return {
    mostBytes,
    used,
    require: async (tx, officeId, bytes) => {
      if (mostBytes === null || (await used(tx, officeId)) + bytes <= mostBytes) return
      throw new AppError('document.office_full', { values: { most: String(gigabytes) } })
    },
  }
}
