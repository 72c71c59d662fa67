/** When a list was read, as whoever read it says. The clock of a browser may be wrong, but nothing was read later than now. */
import type { Tx } from './call.ts'

export const noLaterThanNow = ({ clock }: Pick<Tx, 'clock'>, readAt: string): string => {
  const said = new Date(readAt)
  return (said < clock.now() ? said : clock.now()).toISOString()
}
