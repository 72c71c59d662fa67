/** Who may do what in the office, as short pure functions; browser and server decide alike. */
import { assignableRoles, roleMatrix } from './data/role-matrix.ts'
import { type Level, levels, type Module, modules, Role } from './schemas.ts'

const isRole = (name: string): name is Role => Role.safeParse(name).success
const higher = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b)

/** The highest level of all roles, for every module; unknown roles give nothing. */
export function levelsOf(roles: readonly string[]): Record<Module, Level> {
  const rows = roles.filter(isRole).map((role) => roleMatrix[role])
  const entries = modules.map((module) => [module, rows.map((row) => row[module]).reduce(higher, 'None')])
  return Object.fromEntries(entries)
}

/** Whether one of the roles grants what a call asks for; nothing grants a module that does not exist. */
export function permits(
  roles: readonly string[],
  { module, level }: { module: string; level: 'Read' | 'Write' },
): boolean {
  const granted = (levelsOf(roles) as Record<string, Level>)[module] ?? 'None'
  return levels.indexOf(granted) >= levels.indexOf(level)
}

/** Roles that somebody with these roles may give and take. */
export const assignableBy = (roles: readonly string[]): Set<Role> =>
  new Set(roles.filter(isRole).flatMap((role) => assignableRoles[role]))

/** Whether somebody with these roles may do everything in the office. Each office always keeps at least one such person. */
export const isAdministrator = (roles: readonly string[]): boolean => roles.includes('ADMIN')

/** Administrators of either kind: neither may leave the office for another while others would stay without one. */
export const administersOffice = (roles: readonly string[]): boolean =>
  isAdministrator(roles) || roles.includes('COMPANYADMIN')

interface Person {
  userId: string
  roles: readonly string[]
}

/** Whoever may take all roles of a member may remove the member. */
export function mayRemove(caller: Person, member: Person): boolean {
  const assignable = assignableBy(caller.roles)
  return writesMembers(caller) && member.roles.filter(isRole).every((role) => assignable.has(role))
}

/** Own roles are changed by administrators alone: nobody else may promote himself. */
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
