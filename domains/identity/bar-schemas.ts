/** Shapes of the calls about bars: the list, registrations with a bar, and proposals of one. */
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { HomeCountry } from './home-country.ts'

export const barMemberships = ['none', 'pending', 'confirmed', 'notValid'] as const
export const BarMembership = z.enum(barMemberships)
export type BarMembership = z.infer<typeof BarMembership>

export const BarAssociation = z.object({ id: z.string(), name: z.string(), country: HomeCountry })
export type BarAssociation = z.infer<typeof BarAssociation>
const barName = z
  .string()
  .trim()
  .min(3)
  .max(120)
  .regex(/^\P{C}*$/u)
export const NewBarAssociation = z.object({ name: barName, country: HomeCountry })

/**
 * The registration that staff has seen and decides on: one that was changed meanwhile is another one. A call without
 * a registration decides on the current one; a wrong name does not count as none.
 */
export const BarDecision = z
  .strictObject({
    barAssociationId: z.string().min(1).max(64).optional(),
    registrationNumber: z.string().min(1).max(64).optional(),
  })
  .default({})
export type BarDecision = z.infer<typeof BarDecision>

export const BarRegistration = z.object({
  userId: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  barAssociation: BarAssociation,
  registrationNumber: z.string(),
  barMembership: BarMembership,
})
export type BarRegistration = z.infer<typeof BarRegistration>

export const BarRegistrationQuery = z.object({
  ...pageQuery,
  state: z.enum(['pending', 'confirmed', 'notValid']).optional(),
  /** The query is searched in names, addresses, bars and numbers, ignoring case and accents. */
  query: z.string().trim().max(100).optional(),
})
export type BarRegistrationQuery = z.infer<typeof BarRegistrationQuery>

export const BarRegistrationPage = pageOf(BarRegistration).extend({
  /** The number of matches in each state. */
  counts: z.object({ pending: z.number(), confirmed: z.number(), notValid: z.number() }),
})
export type BarRegistrationPage = z.infer<typeof BarRegistrationPage>

export const BarProposal = z.object({
  proposalId: z.string(),
  name: z.string(),
  country: HomeCountry,
  at: z.string(),
  by: z.object({ name: z.string(), surname: z.string(), email: z.string() }),
})
export type BarProposal = z.infer<typeof BarProposal>

/** `name`: the real name of the bar, if it was proposed under another one. */
export const ProposalDecision = z.object({ accept: z.boolean(), name: barName.optional() })
export type ProposalDecision = z.infer<typeof ProposalDecision>
