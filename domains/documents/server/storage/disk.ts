/** The disk on which stored files are, which all offices share. */
import type { Config } from '@mizan/platform/config'
import { freeBytes, leastFree } from '@mizan/platform/files'

export interface SharedDisk {
  /** Bytes that may be written before files are refused altogether. */
  free: () => Promise<number>
  /** While less is free, the offices that have grown most are refused first. */
  scarceBytes: number
}

const gigabyte = 1024 ** 3

/** A bucket has no end. */
export const sharedDisk = ({
  dataDir,
  filesS3Bucket,
  scarceGigabytes,
}: Pick<Config, 'dataDir' | 'filesS3Bucket' | 'scarceGigabytes'>): SharedDisk => ({
  free: async () => (filesS3Bucket ? Number.POSITIVE_INFINITY : (await freeBytes(dataDir)) - leastFree),
  scarceBytes: scarceGigabytes * gigabyte,
})
