/** How many bytes an office has stored, of those that it may store. */
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { type CountedBytes, holdRoom, roomUsed, type UsedRoom } from './store.ts'

/** Bytes that a domain stores for an office. */
export type StoredBytes = (officeId: string) => CountedBytes

export interface OfficeRoom {
  /** Null without a limit. */
  mostBytes: number | null
  used: (tx: Transaction, officeId: string) => Promise<UsedRoom>
  /**
   * Before anything is stored. What comes is written down as promised in the same transaction; until that ends, others of
   * the office wait here. So several uploads do not go beyond the limit together.
   * @throws AppError `document.office_full`
   */
  require: (tx: Transaction, officeId: string, bytes: number) => Promise<void>
}

declare module '@mizan/platform/domain' {
  interface Ports {
    officeRoom: OfficeRoom
  }
  interface Lists {
    /** Bytes of other domains than this one. */
    storedBytes: StoredBytes
  }
}

const gigabyte = 1024 ** 3

/** @param gigabytes 0 for no limit */
export function officeRoom(gigabytes: number, later: readonly StoredBytes[]): OfficeRoom {
  const mostBytes = gigabytes === 0 ? null : gigabytes * gigabyte
  const used: OfficeRoom['used'] = (tx, officeId) => roomUsed(tx, officeId, later)
  return {
    mostBytes,
    used,
    require: async (tx, officeId, bytes) => {
      if (mostBytes === null) return
      await holdRoom(tx, officeId)
      const { stored, promised } = await used(tx, officeId)
      if (stored + promised + bytes > mostBytes)
        throw new AppError('document.office_full', { values: { most: String(gigabytes) } })
    },
  }
}
