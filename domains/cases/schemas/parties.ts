/** Shapes of parties of a case and of the check for conflicts of interest. */
import { NameDifference, NameKind } from '@mizan/clients/schemas'
import { z } from 'zod'
import { longestRole, longestTitle, mostCheckedNames, mostRepresentatives } from '../data/limits.ts'
import { partyTypes } from '../data/party-roles.ts'
import { roleOf } from '../rules/party-role.ts'
import { CaseState, id, oneLine, Person, version } from './common.ts'

const name = oneLine(longestTitle)
/** A code of `data/party-roles.ts`, its word in either language, or a text of one's own. */
export const role = oneLine(longestRole).transform(roleOf)
const PartyType = z.enum(partyTypes)
export type PartyType = z.infer<typeof PartyType>
const representatives = z.array(name).max(mostRepresentatives)

/** Says that the similar names were seen; without it such names refuse the call and nothing is saved. */
export const conflictsSeen = z.boolean().default(false)

export const PartyId = z.object({ caseId: id, casePartyId: id })

export const NewParty = z.object({
  name,
  role,
  type: PartyType,
  clientId: id.nullish(),
  representatives: representatives.default([]),
  conflictsSeen,
})
export type NewParty = z.output<typeof NewParty>

/** What is left out stays. */
export const PartyChange = z
  .object({ name, role, type: PartyType, clientId: id.nullable(), representatives })
  .partial()
  .extend({ conflictsSeen, version })
export type PartyChange = z.output<typeof PartyChange>

export const ClientParty = z.object({ clientId: id, caseId: id, role, type: PartyType, conflictsSeen })
export type ClientParty = z.output<typeof ClientParty>

/** `version`: the one that the person saw; a party that was changed since is not deleted. Without it nothing is compared. */
export const PartyDeletion = z.strictObject({ version }).nullish()
export type PartyDeletion = z.output<typeof PartyDeletion>

/** `version`: as in `PartyDeletion`. */
export const ClientPartyDeletion = z.object({
  clientId: id,
  caseId: id,
  casePartyId: id,
  version,
})
export type ClientPartyDeletion = z.infer<typeof ClientPartyDeletion>

/** `clean`: no similar name was known on that day. `seen`: somebody saw so many and went on. */
const ConflictState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('clean'), at: z.string() }),
  z.object({ state: z.literal('seen'), at: z.string(), count: z.number().int(), by: Person }),
])

export const Party = z.object({
  casePartyId: z.string(),
  name: z.string(),
  /** A code of the list of roles, or a text. */
  role: z.string(),
  type: PartyType,
  client: z.object({ clientId: z.string(), name: z.string() }).nullable(),
  representatives: z.array(z.string()),
  conflicts: ConflictState,
  version: z.number().int(),
})
export type Party = z.infer<typeof Party>

/** `meanwhile`: what others have changed in other fields; it was kept. */
export const ChangedParty = Party.extend({
  meanwhile: z.array(z.object({ by: Person.nullable(), at: z.string(), fields: z.array(z.string()) })),
})
export type ChangedParty = z.infer<typeof ChangedParty>

export const ConflictQuery = z.strictObject({
  names: z
    .array(
      z.strictObject({
        name,
        /** On whose side it will stand; somebody on the other side elsewhere then `opposes` it. */
        side: z.enum(['ours', 'opponent']).optional(),
        /** The client who bears the name, who is no conflict with themselves. */
        clientId: id.nullish(),
      }),
    )
    .min(1)
    .max(mostCheckedNames),
  /** Parties of this case are left out. */
  exceptCaseId: id.nullish(),
})
export type ConflictQuery = z.output<typeof ConflictQuery>

const CaseShort = z.object({ caseId: z.string(), caseNumber: z.string(), displayTitle: z.string() })

export const Finding = z.object({
  kind: NameKind,
  name: z.string(),
  /** How the two names differ: what matters most, and everything else. */
  why: NameDifference,
  also: z.array(NameDifference),
  /** Of the party, or of the party whose representative it is; null for clients. */
  role: z.string().nullable(),
  clientId: z.string().nullable(),
  /** Null for a client. */
  case: CaseShort.nullable(),
  /** One of the two is with a client of the office, the other against one. */
  opposes: z.boolean(),
  /**
   * Null unless it opposes. `ownClient`: a client of the office is to stand against one. `opponent`: whoever is to be on the
   * side of the office stands against a client. `beside`: somebody on the side of a client is to stand against one.
   */
  clash: z.enum(['ownClient', 'opponent', 'beside']).nullable(),
})
export type Finding = z.infer<typeof Finding>

/** A person to ask because cases that they know and the caller may not read have a similar name. */
const Elsewhere = z.object({ ask: z.string() })

export const Conflicts = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      total: z.number().int(),
      findings: z.array(Finding),
      elsewhere: z.array(Elsewhere),
    }),
  ),
})
export type Conflicts = z.infer<typeof Conflicts>

/** The cases of a client that the caller may read, and how many others there are. */
export const ClientCases = z.object({
  items: z.array(CaseShort.extend({ state: CaseState.nullable(), roles: z.array(z.string()) })),
  hidden: z.number().int(),
})
export type ClientCases = z.infer<typeof ClientCases>

/** The cases that use a decision and that the caller may read, and how many others there are. */
export const LinkedCases = z.object({
  items: z.array(CaseShort.extend({ state: CaseState.nullable() })),
  hidden: z.number().int(),
})
export type LinkedCases = z.infer<typeof LinkedCases>
