/** Shapes of the identity calls; forms, routes and the browser client share them. */
import { z } from 'zod'
import { BarAssociation, BarMembership } from './bar-schemas.ts'
import { HomeCountry } from './home-country.ts'
import { isAcademicEmail } from './rules/academic-email.ts'
import { mayLackNumber } from './rules/bar-membership.ts'
import {
  canonicalEmail,
  canonicalPhoneNumber,
  hasPlainMailbox,
  isEmail,
  isOneLine,
  isOrganisation,
  isPassword,
  isPersonName,
  isPhoneNumber,
} from './rules/fields.ts'

export * from './bar-schemas.ts'
export * from './factor-schemas.ts'
export * from './home-country.ts'

const address = z.string().trim().min(1)
const email = address.max(255).refine(isEmail, 'field.email').transform(canonicalEmail)
/** Under 255 characters, because the sign-in accepts no more either. */
const newEmail = address
  .max(254)
  .refine((text) => isEmail(text) && hasPlainMailbox(text), 'field.email')
  .transform(canonicalEmail)
const personName = z.string().trim().min(1).max(63).refine(isPersonName)
const registrationNumber = z.string().trim().min(1).max(20).refine(isOneLine)
const password = z.string().max(255).refine(isPassword, 'field.password')
const phoneNumber = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .refine(isPhoneNumber, 'field.phone')
  .transform(canonicalPhoneNumber)
const code = z.string().regex(/^\d{6}$/, 'field.code')
const opaque = z.string().min(1).max(200)

export const occupations = ['lawyer', 'paralegal', 'academic', 'none'] as const
export const Occupation = z.enum(occupations)
export type Occupation = z.infer<typeof Occupation>

export const channels = ['email', 'sms'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

/** The level of the user in one module. */
export const Level = z.enum(['None', 'Read', 'Write'])
export type Level = z.infer<typeof Level>

export const Login = z.object({
  email,
  password: z.string().min(1).max(255),
  /** Joins the office of the invitation when the sign-in succeeds. */
  invitationId: opaque.optional(),
})
export type Login = z.infer<typeof Login>

const accepted = z.literal(true)
export const SignUp = z
  .object({
    name: personName,
    surname: personName,
    email: newEmail,
    password,
    confirmPassword: z.string().max(255),
    phoneNumber,
    occupation: Occupation,
    organisation: z.string().trim().min(1).max(200).refine(isOrganisation),
    country: HomeCountry.default('turkey'),
    barRegistrationNumber: registrationNumber.nullable(),
    barAssociationId: opaque.nullish(),
    declaresCorrect: accepted,
    acceptsDisclaimer: accepted,
    acceptsPrivacyPolicy: accepted,
    invitationId: opaque.optional(),
    /** Sent after "Company with name already exists": founds a second office of that name. */
    createNewCompany: z.boolean().default(false),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'field.password_mismatch',
  })
  .refine((form) => form.occupation !== 'academic' || isAcademicEmail(form.email), {
    path: ['email'],
    message: 'field.academic_email',
  })
  .refine((form) => form.barRegistrationNumber !== null || mayLackNumber(form.occupation), {
    path: ['barRegistrationNumber'],
    message: 'field.bar_number',
  })
export type SignUp = z.infer<typeof SignUp>

/** A way to receive the code, with the address masked: `a•••@b•••.com`, `+90 ••• ••• •• 12`. */
export const ChannelChoice = z.object({ channel: Channel, hint: z.string() })
export type ChannelChoice = z.infer<typeof ChannelChoice>

export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
})
export type Tokens = z.infer<typeof Tokens>

/** The choices for the second step. */
const StepLeft = z.object({
  channels: z.array(ChannelChoice),
  /** Second factors that may be used instead of a sent code. */
  factors: z.array(z.enum(['totp', 'passkey'])),
  /** Whether recovery codes are left, for a user who has lost the second factor. */
  recovery: z.boolean(),
  /** While false, a code that was sent to the mailbox is needed, whatever else is entered. */
  mailboxProven: z.boolean(),
})
export type StepLeft = z.infer<typeof StepLeft>

export const SignedIn = Tokens.extend({
  userId: z.string(),
  /** While true, only the calls of the second step answer; the screen is `/verify`. */
  verificationRequired: z.boolean(),
}).extend(StepLeft.shape)
export type SignedIn = z.infer<typeof SignedIn>

export const CodeRequest = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('verification'), channel: Channel }),
  z.object({
    purpose: z.literal('otherDevice'),
    channel: Channel,
    email,
    password: z.string().min(1).max(255),
  }),
])
export type CodeRequest = z.infer<typeof CodeRequest>

export const SentCode = z.object({
  codeId: z.string(),
  channel: Channel,
  hint: z.string(),
  /** Seconds until the code may be sent again. */
  resendAfter: z.number(),
  /** Seconds for which the code can be entered. */
  validFor: z.number(),
})
export type SentCode = z.infer<typeof SentCode>

export const CodeResend = z.object({ codeId: opaque, channel: Channel.optional() })
export const CodeCheck = z.object({ codeId: opaque, code })
/**
 * `session` is set if the code ended the session of another device and signed in here. `verified` is false while
 * something is left to prove after this code; `left` says what.
 */
export const VerificationResult = z.object({
  verified: z.boolean(),
  session: SignedIn.nullable(),
  left: StepLeft.optional(),
})
export type VerificationResult = z.infer<typeof VerificationResult>

export const Refresh = z.object({ refreshToken: opaque })

export const ForgottenPassword = z.object({ email })
export const ResetGrant = z.object({ resetToken: z.string() })
export const PasswordReset = z
  .object({ resetToken: opaque, password, confirmPassword: z.string().max(255) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'field.password_mismatch',
  })
export const PasswordChange = z
  .object({ currentPassword: z.string().min(1).max(255), password, confirmPassword: z.string().max(255) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'field.password_mismatch',
  })

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  phoneVerified: z.boolean(),
  occupation: Occupation,
  organisation: z.string(),
  country: HomeCountry,
  barAssociation: BarAssociation.nullable(),
  barRegistrationNumber: z.string(),
  barMembership: BarMembership,
  company: z.object({ id: z.string(), name: z.string() }),
  roles: z.array(z.string()),
  /** Module to level, from the roles. */
  permissions: z.record(z.string(), Level),
  licences: z.array(z.string()),
  readOnly: z.boolean(),
  /** When the trial licences end or ended; null if there was no trial. */
  trialEndsAt: z.string().nullable(),
  tutorialCompleted: z.boolean(),
  verified: z.boolean(),
  /** An event of the account while its owner was away; shown until it is dismissed. */
  notice: z.object({ kind: z.literal('removedFromOffice'), office: z.string(), at: z.string() }).nullable(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileUpdate = z.object({
  name: personName,
  surname: personName,
  occupation: Occupation,
  barAssociationId: opaque.nullish(),
  barRegistrationNumber: registrationNumber.optional(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const TutorialStatus = z.object({ completed: z.boolean() })

export const OwnSession = z.object({
  id: z.string(),
  /** Such as `Chrome, Windows`; of a personal token its name. */
  device: z.string(),
  kind: z.enum(['browser', 'extension', 'token']),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const TotpConfirm = z.object({ factorId: opaque, code })
export const TotpCheck = z.object({ code })
/** Options and responses of WebAuthn as the browser's own library knows them. */
export const PasskeyOptions = z.object({
  challengeId: z.string(),
  options: z.record(z.string(), z.unknown()),
})
export const PasskeyResponse = z.object({
  challengeId: opaque,
  name: z.string().trim().min(1).max(80).optional(),
  response: z.record(z.string(), z.unknown()),
})
export const PasswordProof = z.object({ password: z.string().min(1).max(255) })
/** Without `password` the session has to have proven itself a moment ago. */
export const PhoneUpdate = PasswordProof.partial().extend({ newPhoneNumber: phoneNumber })
