/** Columns of the changes that staff makes to dated figures. */
import type { Instant, NullableInstant } from '@mizan/platform/database'
import type { ColumnType, Generated } from 'kysely'
import type { ChangeState, FigureChange } from '../schemas/figure-changes.ts'

export interface FigureChangesTable {
  id: string
  change: ColumnType<FigureChange, string, never>
  state: Generated<ChangeState>
  proposed_by: string
  proposed_at: Instant
  /** The person who confirmed or withdrew it, and the time. */
  settled_by: string | null
  settled_at: NullableInstant
}

export interface CalculatorsTables {
  figure_changes: FigureChangesTable
}
