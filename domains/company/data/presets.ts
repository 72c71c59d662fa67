/**
 * Positions that an office knows, over the roles of the calls: each gives a role, and may put other rights in the place
 * of those of USER. Whoever reads a payload still finds the role alone.
 */
import type { BilingualText } from '@mizan/platform/contract'
import type { Level, Module, Preset, Role } from '../schemas.ts'
import { roleMatrix } from './role-matrix.ts'

interface Position {
  roles: readonly Role[]
  /** Instead of what USER may do. */
  levels?: Record<Module, Level>
}

export const presetMatrix: Record<Preset, Position> = {
  lawyer: { roles: ['CASEADMIN'] },
  intern: { roles: ['USER'] },
  clerk: { roles: ['USER'], levels: { ...roleMatrix.USER, clients: 'Write' } },
  accounting: { roles: ['USER'], levels: { ...roleMatrix.USER, cases: 'None', clients: 'Write' } },
}

export const presetNames = {
  lawyer: { tr: 'Avukat', en: 'Lawyer' },
  intern: { tr: 'Stajyer', en: 'Legal intern' },
  clerk: { tr: 'Kâtip', en: 'Clerk' },
  accounting: { tr: 'Muhasebe', en: 'Accounting' },
} as const satisfies Record<Preset, BilingualText>
