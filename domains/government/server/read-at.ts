/**
 * The time at which a list was read, according to its reader. The clock of a browser may be wrong, but no reading is
 * later than now.
 */
import type { Tx } from './call.ts'

export const noLaterThanNow = ({ clock }: Pick<Tx, 'clock'>, readAt: string): string => {
  const said = new Date(readAt)
  return (said < clock.now() ? said : clock.now()).toISOString()
}
