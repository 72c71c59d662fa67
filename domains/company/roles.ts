/** Names of the roles, of the modules and of the levels; light enough for every screen. */
export const roles = ['ADMIN', 'USER', 'COMPANYADMIN', 'USERADMIN', 'CASEADMIN', 'SUPERADMIN'] as const

/** Positions of an office, each over one of the roles. */
export const presets = ['lawyer', 'intern', 'clerk', 'accounting'] as const

/** Parts of the product in which a role gives None, Read or Write. */
export const modules = [
  'research',
  'cases',
  'clients',
  'members',
  'company',
  'subscription',
  'barAssociations',
  'product',
] as const

declare module '@mizan/platform/contract/names' {
  interface Modules extends Record<(typeof modules)[number], true> {}
}

export const levels = ['None', 'Read', 'Write'] as const
