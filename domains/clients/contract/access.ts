/** Who may call rows about clients. */

export const group = 'client'

export const reading = {
  session: 'bearer',
  feature: 'caseManagement',
  permission: { module: 'clients', level: 'Read' },
  licence: ['case_management_readonly', 'case_management_full'],
} as const

export const writing = {
  session: 'bearer',
  feature: 'caseManagement',
  permission: { module: 'clients', level: 'Write' },
  licence: 'case_management_full',
  writes: true,
} as const
