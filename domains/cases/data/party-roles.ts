/**
 * Roles of parties, with the side of the case on which they usually stand; any other text is a role as well, on a side
 * that nobody knows. `opponent`: whoever stands against the client of the office.
 */
import type { Words } from '@mizan/platform/contract'

export const partyRoles = {
  claimant: { tr: 'Davacı', en: 'Claimant', side: 'claiming' },
  defendant: { tr: 'Davalı', en: 'Defendant', side: 'defending' },
  counterclaimant: { tr: 'Davalı-karşı davacı', en: 'Defendant and counterclaimant', side: 'defending' },
  counterdefendant: { tr: 'Davacı-karşı davalı', en: 'Claimant and counterdefendant', side: 'claiming' },
  complainant: { tr: 'Müşteki', en: 'Complainant', side: 'claiming' },
  joinedComplainant: { tr: 'Katılan', en: 'Joined complainant', side: 'claiming' },
  harmed: { tr: 'Suçtan zarar gören', en: 'Person harmed by the offence', side: 'claiming' },
  victim: { tr: 'Mağdur', en: 'Victim', side: 'claiming' },
  suspect: { tr: 'Şüpheli', en: 'Suspect', side: 'defending' },
  accused: { tr: 'Sanık', en: 'Accused', side: 'defending' },
  creditor: { tr: 'Alacaklı', en: 'Creditor', side: 'claiming' },
  debtor: { tr: 'Borçlu', en: 'Debtor', side: 'defending' },
  applicant: { tr: 'Başvuran', en: 'Applicant', side: 'claiming' },
  petitioner: { tr: 'Başvurucu', en: 'Petitioner', side: 'claiming' },
  respondent: { tr: 'Aleyhine başvurulan', en: 'Respondent', side: 'defending' },
  opponent: { tr: 'Karşı taraf', en: 'Opponent', side: 'opponent' },
  intervener: { tr: 'Müdahil', en: 'Intervener', side: null },
  notified: { tr: 'İhbar olunan', en: 'Notified third party', side: null },
  guardian: { tr: 'Vasi', en: 'Guardian', side: null },
  thirdPerson: { tr: 'Üçüncü kişi', en: 'Third person', side: null },
  witness: { tr: 'Tanık', en: 'Witness', side: null },
} as const satisfies Words & Record<string, { side: 'claiming' | 'defending' | 'opponent' | null }>

export type PartyRole = keyof typeof partyRoles

export const partyTypes = ['individual', 'organisation'] as const

export const partyTypeNames = {
  individual: { tr: 'Kişi', en: 'Individual' },
  organisation: { tr: 'Kurum', en: 'Organisation' },
} as const satisfies Words
