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

/** What shows the accounts of clients, and is asked for again once something is booked in one. */
export const ledgerChanges = [
  'client.transactions',
  'client.instalments',
  'client.statementSums',
  'client.totals',
  'client.receivables',
  'client.list',
  'client.read',
  'client.histories',
] as const
