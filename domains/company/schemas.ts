/** Shapes of the office's calls. */
import {
  canonicalEmail,
  isEmail,
  isOneLine,
  isPersonName,
  withoutInvisible,
} from '@mizan/identity/rules/fields'
import { isDate } from '@mizan/platform/calendar'
import { pageOf, SeenVersion } from '@mizan/platform/contract'
import { z } from 'zod'
import { auditKinds } from './data/audit-kinds.ts'
import { levels, modules, presets, roles } from './roles.ts'
import { isIban, plainIban } from './rules/iban.ts'
import { longestLogo } from './rules/logo.ts'

export { levels, modules, presets, roles }

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

export const Preset = z.enum(presets)
export type Preset = z.infer<typeof Preset>

export type Module = (typeof modules)[number]

export const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

const day = z.string().refine(isDate, 'field.day_of_record')
const email = z.string().trim().min(1).max(255).refine(isEmail, 'field.email').transform(canonicalEmail)
const personName = z.string().trim().min(1).max(63).refine(isPersonName)

export const Member = z.object({
  userId: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  roles: z.array(Role),
  /** The position that gave the roles; null if they were chosen one by one. */
  preset: Preset.nullable(),
  /** Name of the person who invited them, empty if that account was erased; null for the founder. */
  invitedBy: z.string().nullable(),
  joinedAt: z.string(),
  /** The actions that the caller may perform on this member. */
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
  preset: Preset.nullable(),
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

/** The number of devices on which each person of the office may be signed in at a time. */
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
  /** The position decides the roles, whatever they are. */
  preset: Preset.nullish(),
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

export const RoleChange = z.object({
  roles: z.array(Role).min(1).max(6),
  /** The position has the same meaning as in an invitation. */
  preset: Preset.nullish(),
})

/** Kinds of entries, by the domain that leaves them: the beginning of the name of an action. */
export const AuditFilter = z
  .object({
    action: z.string().max(80).optional(),
    kind: z.enum(auditKinds).optional(),
    actorId: z.string().max(64).optional(),
    /** The id of a case, a client or another subject of the entry. */
    subjectId: z.string().max(64).optional(),
    startDate: day.optional(),
    endDate: day.optional(),
  })
  .refine(({ startDate = '', endDate = '9' }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'field.period_of_record',
  })
export type AuditFilter = z.output<typeof AuditFilter>

export const AuditPage = pageOf(
  z.object({
    id: z.string(),
    at: z.string(),
    actor: z.object({ id: z.string(), name: z.string() }).nullable(),
    action: z.string(),
    subjectId: z.string().nullable(),
    /** The name of the person whom the entry is about; null if it is about nobody, or about an erased account. */
    subjectName: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  }),
)
export type AuditPage = z.infer<typeof AuditPage>

const line = (longest: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .max(longest)
    .refine((text) => text === '' || isOneLine(text))

/** The profile of the office for documents. All of it may be empty. */
const profileFields = {
  /** Several lines. */
  address: z.string().overwrite(withoutInvisible).trim().max(500),
  taxOffice: line(100),
  /** Ten or eleven digits; whether they fit is checked for offices in Turkey. */
  taxNumber: z
    .string()
    .trim()
    .regex(/^(\d{5,11})?$/, 'field.tax_number'),
  iban: z
    .string()
    .transform(plainIban)
    .refine((iban) => iban === '' || isIban(iban), 'field.iban'),
  phone: line(40),
}

export const OfficeProfile = z.object({
  name: z.string(),
  ...profileFields,
  iban: z.string(),
  /** A PNG in base64; null without one. */
  logo: z.string().nullable(),
  version: z.number().int(),
  mayChange: z.boolean(),
})
export type OfficeProfile = z.infer<typeof OfficeProfile>

export const ProfileChange = z.object({
  ...profileFields,
  /** A PNG in base64, `kept` for the present one, empty for none. */
  logo: z.union([
    z.literal(['kept', '']),
    z
      .string()
      .max(longestLogo)
      .regex(/^[\w+/]+={0,2}$/),
  ]),
  version: SeenVersion,
})
export type ProfileChange = z.output<typeof ProfileChange>
