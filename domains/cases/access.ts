/** Who may do what with a case, as short pure functions that browser and server share. */
import { permits } from '@mizan/company/access'
import { casePermissions, type limitStates } from './data/words.ts'

/** Who may call rows that read in the module of cases; what a case itself allows is asked as well. */
export const readsCases = {
  session: 'bearer',
  feature: 'caseManagement',
  permission: { module: 'cases', level: 'Read' },
  licence: ['case_management_readonly', 'case_management_full'],
} as const

/** The same for rows that write. */
export const writesCases = {
  session: 'bearer',
  feature: 'caseManagement',
  permission: { module: 'cases', level: 'Write' },
  licence: 'case_management_full',
  writes: true,
} as const

/** Refusals of every row about one case. */
export const refusalsOfCase = ['case.not_found', 'case.no_access', 'case.read_only'] as const

export type CasePermission = (typeof casePermissions)[number]

/** What the case itself says about a person. */
export interface CaseGrant {
  /** Given in the dialog of rights; the creator of a case is given `write`. */
  granted: CasePermission
  /** Whether the person is the assignee, who may always read. */
  isAssignee: boolean
}

export const noGrant: CaseGrant = { granted: 'none', isAssignee: false }

const level = (permission: CasePermission): number => casePermissions.indexOf(permission)
const lower = (a: CasePermission, b: CasePermission) => (level(a) <= level(b) ? a : b)
const higher = (a: CasePermission, b: CasePermission) => (level(a) >= level(b) ? a : b)

/** Whether the roles open every case of the office. */
export const managesAllCases = (roles: readonly string[]): boolean =>
  roles.includes('ADMIN') || roles.includes('CASEADMIN')

/** The most that the roles allow with any case. */
export function roleLevel(roles: readonly string[]): CasePermission {
  if (permits(roles, { module: 'cases', level: 'Write' })) return 'write'
  return permits(roles, { module: 'cases', level: 'Read' }) ? 'read' : 'none'
}

/** What the case allows, whatever the roles are. */
export const permissionOf = ({ granted, isAssignee }: CaseGrant): CasePermission =>
  isAssignee ? higher(granted, 'read') : granted

/** The right of a person on a case: the lesser of what their roles and the case allow. */
export const rightOn = (roles: readonly string[], grant: CaseGrant): CasePermission =>
  lower(roleLevel(roles), managesAllCases(roles) ? 'write' : permissionOf(grant))

export const allows = (right: CasePermission, needed: CasePermission): boolean =>
  level(right) >= level(needed)

export const caseAbilities = ['edit', 'delete', 'setPermissions'] as const
export type CaseAbility = (typeof caseAbilities)[number]

interface Asker {
  userId: string
  roles: readonly string[]
}

/** Rights and deletion are for those who open every case and for the creator, as long as that one may write. */
export function abilitiesOn(asker: Asker, right: CasePermission, createdBy: string): CaseAbility[] {
  if (right !== 'write') return []
  return managesAllCases(asker.roles) || asker.userId === createdBy ? [...caseAbilities] : ['edit']
}

/** `edit`: all of it, and its place in the order. `setState`: whether it is done. */
export const taskAbilities = ['edit', 'setState'] as const
export type TaskAbility = (typeof taskAbilities)[number]

/** Whoever writes the case writes its tasks; the assignee of a task who may only read says whether it is done. */
export function taskAbilitiesOn(right: CasePermission, isAssignee: boolean): TaskAbility[] {
  if (right === 'write') return [...taskAbilities]
  return right === 'read' && isAssignee ? ['setState'] : []
}

/**
 * `confirm`: agrees to what somebody else has asked of a critical time limit, or sends it back. `confirmAlone`: agrees
 * to what they asked themselves, because the office has nobody else who could.
 */
export const limitAbilities = ['edit', 'complete', 'confirm', 'confirmAlone', 'reopen'] as const
export type LimitAbility = (typeof limitAbilities)[number]

interface LimitAtHand {
  state: (typeof limitStates)[number]
  /** Who said that it is done. */
  requestedBy: string | null
  /** Whether nobody else in the office could confirm it. */
  isAlone: boolean
}

/** Whether the office has no second person: the roles of everybody else do not allow writing any case. */
export const isAloneAmong = (members: readonly Asker[], userId: string): boolean =>
  members.every((member) => member.userId === userId || roleLevel(member.roles) !== 'write')

/** Whoever writes the case writes its time limits; who asked confirms it themselves only if there is nobody else. */
export function limitAbilitiesOn(
  userId: string,
  right: CasePermission,
  { state, requestedBy, isAlone }: LimitAtHand,
): LimitAbility[] {
  if (right !== 'write') return []
  if (state === 'open') return ['edit', 'complete']
  if (state === 'done') return ['edit', 'reopen']
  if (requestedBy === userId) return isAlone ? ['edit', 'confirmAlone', 'reopen'] : ['edit', 'reopen']
  return ['edit', 'confirm', 'reopen']
}
