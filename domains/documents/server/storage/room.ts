/** How many bytes an office has stored, of those that it may store. */
import type { Licensing } from '@mizan/company/server'
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { mayGrow } from '../../rules/growth.ts'
import type { StorageState } from '../../schemas/storage.ts'
import type { SharedDisk } from './disk.ts'
import { type CountedBytes, holdRoom, roomUsed, type UsedRoom } from './store.ts'

/** Bytes that a domain stores for an office; `since`: what was written after that is new. */
export type StoredBytes = (officeId: string, since: Date) => CountedBytes

export interface OfficeRoom {
  state: (tx: Transaction, officeId: string) => Promise<StorageState>
  /**
   * Before anything is stored. What comes is written down as promised in the same transaction; until that ends, others of
   * the office wait here. So several uploads do not go beyond the limit together.
   * @throws AppError `document.office_full`, `document.disk_nearly_full`
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

interface RoomParts {
  storageOf: Licensing['storageOf']
  storedBytes: readonly StoredBytes[]
  disk: SharedDisk
}

const gigabyte = 1024 ** 3

export function officeRoom({ storageOf, storedBytes, disk }: RoomParts): OfficeRoom {
  return {
    state: async (tx, officeId) => {
      const { gigabytes, plan } = await storageOf(tx, officeId)
      const { stored, promised } = await roomUsed(tx, officeId, storedBytes)
      const mostBytes = gigabytes === null ? null : gigabytes * gigabyte
      return { usedBytes: stored, promisedBytes: promised, mostBytes, plan }
    },
    require: async (tx, officeId, bytes) => {
      await holdRoom(tx, officeId)
      const { gigabytes } = await storageOf(tx, officeId)
      const used = await roomUsed(tx, officeId, storedBytes)
      if (gigabytes !== null && used.stored + used.promised + bytes > gigabytes * gigabyte)
        throw new AppError('document.office_full', { values: { most: String(gigabytes) } })
      await requireDisk(disk, used, bytes)
    },
  }
}

/** On a disk that is full already, files are refused where they are written. */
async function requireDisk({ free, scarceBytes }: SharedDisk, used: UsedRoom, bytes: number): Promise<void> {
  const now = await free()
  const left = { left: now - used.outstanding, scarce: scarceBytes }
  if (now <= 0 || mayGrow(left, { growth: used.lately + used.promised, bytes })) return
  throw new AppError('document.disk_nearly_full')
}
