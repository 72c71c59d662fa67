import type { OfficeExport } from '../../schemas.ts'

/** Records of all kinds that are written. */
export const writtenIn = (kinds: OfficeExport['kinds']): number =>
  kinds.reduce((sum, { written }) => sum + written, 0)
