/** Who may call rows about clients. */
import { z } from 'zod'

export const group = 'client'

export const done = z.object({ done: z.literal(true) })

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
