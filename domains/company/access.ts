/** Decides who may do what in the office, as short pure functions that browser and server share. */
import { presetMatrix } from './data/presets.ts'
import { assignableRoles, roleMatrix } from './data/role-matrix.ts'
import { type Level, levels, type Module, modules, Preset, Role } from './schemas.ts'

const isRole = (name: string): name is Role => Role.safeParse(name).success
const higher = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b)

const isPreset = (name: string): name is Preset => Preset.safeParse(name).success

/**
 * The highest level that the roles give in each module; unknown roles give nothing. A position among them replaces
 * USER.
 */
export function levelsOf(roles: readonly string[]): Record<Module, Level> {
  const ofUser = roles.filter(isPreset).map((preset) => presetMatrix[preset].levels)[0] ?? roleMatrix.USER
  const rows = roles.filter(isRole).map((role) => (role === 'USER' ? ofUser : roleMatrix[role]))
  const entries = modules.map((module) => [module, rows.map((row) => row[module]).reduce(higher, 'None')])
  return Object.fromEntries(entries)
}

/** Whether one of the roles permits what a call requires; no role permits an unknown module. */
export function permits(
  roles: readonly string[],
  { module, level }: { module: string; level: 'Read' | 'Write' },
): boolean {
  const granted = (levelsOf(roles) as Record<string, Level>)[module] ?? 'None'
  return levels.indexOf(granted) >= levels.indexOf(level)
}

/** Roles that a person with these roles may give and take. */
export const assignableBy = (roles: readonly string[]): Set<Role> =>
  new Set(roles.filter(isRole).flatMap((role) => assignableRoles[role]))

/** Whether these roles permit everything in the office. Each office always keeps at least one such person. */
export const isAdministrator = (roles: readonly string[]): boolean => roles.includes('ADMIN')

/**
 * Whether the roles make an administrator of either kind. Such a person cannot move to another office while others
 * would remain without one.
 */
export const administersOffice = (roles: readonly string[]): boolean =>
  isAdministrator(roles) || roles.includes('COMPANYADMIN')

/** The rights for the gate and other domains: the roles, and the position if there is one. */
export const rightsOf = ({ roles, preset }: { roles: readonly Role[]; preset: Preset | null }): string[] =>
  preset ? [...roles, preset] : [...roles]

interface Person {
  userId: string
  roles: readonly string[]
}

/** A member may be removed by a person who may take all of the member's roles. */
export function mayRemove(caller: Person, member: Person): boolean {
  const assignable = assignableBy(caller.roles)
  return writesMembers(caller) && member.roles.filter(isRole).every((role) => assignable.has(role))
}

/** Only administrators may change their own roles: nobody else may promote themselves. */
export function maySetRoles(caller: Person, member: Person): boolean {
  if (caller.userId === member.userId) return writesMembers(caller) && assignableBy(caller.roles).has('ADMIN')
  return mayRemove(caller, member)
}

/** Whether the change gives and takes only roles that the caller may give and take. */
export function mayChangeRoles(caller: Person, member: Person, wanted: readonly Role[]): boolean {
  const changed = [
    ...wanted.filter((role) => !member.roles.includes(role)),
    ...member.roles.filter(isRole).filter((role) => !wanted.includes(role)),
  ]
  return maySetRoles(caller, member) && mayAssign(caller.roles, changed)
}

export function mayAssign(roles: readonly string[], wanted: readonly Role[]): boolean {
  const assignable = assignableBy(roles)
  return wanted.every((role) => assignable.has(role))
}

const writesMembers = ({ roles }: Person) => permits(roles, { module: 'members', level: 'Write' })
