/** Files that several domains have of an office, as if they were of one. */
import type { OfficeFiles } from '@mizan/documents/server'

export const joinedFiles = (all: readonly OfficeFiles[]): OfficeFiles => ({
  count: async (tx, officeId, which) => {
    let files = 0
    let bytes = 0
    for (const { count } of all) {
      const counted = await count(tx, officeId, which)
      files += counted.files
      bytes += counted.bytes
    }
    return { files, bytes }
  },
  all: async function* (tx, officeId, which) {
    for (const each of all) yield* each.all(tx, officeId, which)
  },
})
