/** Kinds of proceedings (yargı türü), as the courts' own system divides them, and what the two sides of each are called. */
import type { Words } from '@mizan/platform/contract'
import type { PartyRole } from './party-roles.ts'

export const jurisdictions = [
  'civil',
  'criminal',
  'enforcement',
  'administrative',
  'constitutional',
  'mediation',
] as const
export type Jurisdiction = (typeof jurisdictions)[number]

export const jurisdictionNames = {
  civil: { tr: 'Hukuk', en: 'Civil' },
  criminal: { tr: 'Ceza', en: 'Criminal' },
  enforcement: { tr: 'İcra', en: 'Enforcement' },
  administrative: { tr: 'İdare ve vergi', en: 'Administrative and tax' },
  constitutional: { tr: 'Bireysel başvuru', en: 'Individual application' },
  mediation: { tr: 'Arabuluculuk', en: 'Mediation' },
} as const satisfies Words

/** The roles of either side, the usual one first; a client is expected on the first side. */
export const sidesOf: Readonly<
  Record<Jurisdiction, readonly [readonly [PartyRole, ...PartyRole[]], readonly [PartyRole, ...PartyRole[]]]>
> = {
  civil: [
    ['claimant', 'counterdefendant'],
    ['defendant', 'counterclaimant'],
  ],
  criminal: [
    ['accused', 'suspect'],
    ['complainant', 'joinedComplainant', 'harmed', 'victim'],
  ],
  enforcement: [['creditor'], ['debtor']],
  administrative: [['claimant'], ['defendant']],
  constitutional: [['petitioner'], ['opponent']],
  mediation: [['applicant'], ['respondent']],
}
