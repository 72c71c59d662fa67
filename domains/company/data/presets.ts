/**
 * The positions of an office, over the roles of the calls: each gives a role, and may replace the rights of USER by
 * others. The payloads still contain the role alone.
 */
import type { BilingualText } from '@mizan/platform/contract'
import type { Level, Module, Preset, Role } from '../schemas.ts'
import { roleMatrix } from './role-matrix.ts'

interface Position {
  roles: readonly Role[]
  /** The rights that replace those of USER. */
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
