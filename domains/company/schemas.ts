/** Shapes of the office's calls. */
import { canonicalEmail, isEmail, isPersonName } from '@mizan/identity/rules/fields'
import { pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { levels, modules, roles } from './roles.ts'

export { levels, modules, roles }

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export type Module = (typeof modules)[number]

export const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

const email = z.string().trim().min(1).max(255).refine(isEmail, 'field.email').transform(canonicalEmail)
const personName = z.string().trim().min(1).max(63).refine(isPersonName)

export const Member = z.object({
  userId: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  roles: z.array(Role),
  /** Name of the person who invited them, empty if that account was erased; null for the founder. */
  invitedBy: z.string().nullable(),
  joinedAt: z.string(),
  /** What the caller may do with this member. */
  may: z.array(z.enum(['setRoles', 'remove'])),
})
export type Member = z.infer<typeof Member>

/** `expiresAt` in the past: the invitation has expired and may be sent again or deleted. */
export const PendingInvitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  roles: z.array(Role),
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['pending', 'expired']),
})
export type PendingInvitation = z.infer<typeof PendingInvitation>

export const Seats = z.object({
  /** Members and pending invitations. */
  used: z.number(),
  maximum: z.number(),
})
export type Seats = z.infer<typeof Seats>

/** On how many devices at a time each person of the office may be signed in. */
export const DeviceMaximum = z.literal([1, 2, 3])
export type DeviceMaximum = z.infer<typeof DeviceMaximum>

export const Devices = z.object({
  maximum: DeviceMaximum,
  /** Whether the caller may change it. */
  mayChange: z.boolean(),
})
export type Devices = z.infer<typeof Devices>

export const InvitationRequest = z.object({
  email,
  name: personName,
  surname: personName,
  roles: z.array(Role).max(6).default(['USER']),
})
export type InvitationRequest = z.infer<typeof InvitationRequest>

export const InvitationDetails = z.object({
  creatorName: z.string(),
  company: z.string(),
  expirationDate: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  state: z.enum(['pending', 'expired']),
})
export type InvitationDetails = z.infer<typeof InvitationDetails>

export const RoleInfo = z.object({
  role: Role,
  permissions: z.record(z.string(), Level),
  /** Whether the caller may give or take this role. */
  assignable: z.boolean(),
})
export type RoleInfo = z.infer<typeof RoleInfo>

export const RoleChange = z.object({ roles: z.array(Role).min(1).max(6) })

export const AuditPage = pageOf(
  z.object({
    id: z.string(),
    at: z.string(),
    actor: z.object({ id: z.string(), name: z.string() }).nullable(),
    action: z.string(),
    subjectId: z.string().nullable(),
    /** Name of the person whom the entry is about; null if it is about nobody, or about an erased account. */
    subjectName: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  }),
)
export type AuditPage = z.infer<typeof AuditPage>
