/** Rights to call rows about the office. */
import { z } from 'zod'

export const group = 'company'

export const UserId = z.object({ userId: z.string().min(1).max(64) })
/**
 * In links this is the secret at the end of the letter's link; the lists of the office use another id for an
 * invitation.
 */
export const InvitationId = z.object({ invitationId: z.string().min(1).max(100) })

export const reading = {
  session: 'bearer',
  feature: 'companyDashboard',
  permission: { module: 'members', level: 'Read' },
} as const
/** The row is also open to an office whose plan has lapsed, because it must still be able to remove a member. */
export const managing = {
  session: 'bearer',
  feature: 'companyDashboard',
  permission: { module: 'members', level: 'Write' },
} as const
export const inviting = { ...managing, writes: true } as const

export const seatsChange = ['company.members', 'company.users', 'company.limit', 'invite.pending'] as const
