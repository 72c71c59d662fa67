/**
 * The rights of each role in each module. A person may have several roles and then has the highest level of them.
 * SUPERADMIN is the staff of the service: no office can give it.
 */
import type { Level, Module, Role } from '../schemas.ts'

export const roleMatrix: Record<Role, Record<Module, Level>> = {
  ADMIN: {
    research: 'Write',
    cases: 'Write',
    clients: 'Write',
    members: 'Write',
    company: 'Write',
    subscription: 'Write',
    barAssociations: 'None',
    product: 'None',
  },
  USER: {
    research: 'Write',
    cases: 'Write',
    clients: 'Read',
    members: 'None',
    company: 'None',
    subscription: 'None',
    barAssociations: 'None',
    product: 'None',
  },
  COMPANYADMIN: {
    research: 'Write',
    cases: 'None',
    clients: 'None',
    members: 'Write',
    company: 'Write',
    subscription: 'Write',
    barAssociations: 'None',
    product: 'None',
  },
  USERADMIN: {
    research: 'Write',
    cases: 'None',
    clients: 'None',
    members: 'Write',
    company: 'None',
    subscription: 'None',
    barAssociations: 'None',
    product: 'None',
  },
  CASEADMIN: {
    research: 'Write',
    cases: 'Write',
    clients: 'Write',
    members: 'None',
    company: 'None',
    subscription: 'None',
    barAssociations: 'None',
    product: 'None',
  },
  SUPERADMIN: {
    research: 'Write',
    cases: 'Write',
    clients: 'Write',
    members: 'Write',
    company: 'Write',
    subscription: 'Write',
    barAssociations: 'Write',
    product: 'Write',
  },
}

/** Roles that a role may grant and remove. Only an administrator can make or change another administrator. */
export const assignableRoles: Record<Role, readonly Role[]> = {
  ADMIN: ['ADMIN', 'USER', 'COMPANYADMIN', 'USERADMIN', 'CASEADMIN'],
  USER: [],
  COMPANYADMIN: ['USER', 'USERADMIN', 'CASEADMIN'],
  USERADMIN: ['USER', 'CASEADMIN'],
  CASEADMIN: [],
  SUPERADMIN: ['ADMIN', 'USER', 'COMPANYADMIN', 'USERADMIN', 'CASEADMIN'],
}
