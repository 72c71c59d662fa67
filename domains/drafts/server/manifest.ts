/** The manifest of drafts on the server. */
import { groundsWriter } from '@mizan/assistant/server'
import { hideEntriesOfCases, partiesOfCase, requireCase } from '@mizan/cases/server'
import { clientNames, contactsOfClient } from '@mizan/clients/server'
import { permits } from '@mizan/company/access'
import { letterheadOf } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { createSeats } from '@mizan/platform/access'
import { defineServer, type Services } from '@mizan/platform/domain'
import { draftAudit, draftErrors, draftIssues, draftRows } from '../contract.ts'
import { auditBounds } from '../data/limits.ts'
import { draftDesk } from './desk.ts'
import { draftMigrations } from './migrations.ts'
import { draftOtherOffice } from './other-office.ts'
import type { DraftParts } from './parts.ts'
import { draftPersonalData, handOverDrafts } from './personal-data.ts'
import { draftKeyOf, templateKeyOf } from './sealed.ts'

export const draftsServer = defineServer({
  name: 'drafts',
  rows: draftRows,
  errors: draftErrors,
  issues: draftIssues,
  audit: draftAudit,
  migrations: draftMigrations,
  otherOffice: draftOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).draftSampleCalls,
  lists: () => ({
    keyPlaces: [
      { table: 'drafts', fileKeyOf: draftKeyOf },
      { table: 'draft_templates', fileKeyOf: templateKeyOf },
    ],
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, Object.keys(draftAudit))],
    memberLeft: [handOverDrafts],
  }),
  open: (services) => ({
    desk: draftDesk(draftParts(services)),
    personalData: draftPersonalData,
  }),
})

const auditSeats = createSeats(auditBounds)

const draftParts = (services: Services): DraftParts => ({
  namesOf: peopleByIds,
  clientNames,
  contactsOf: contactsOfClient,
  partiesOf: partiesOfCase,
  requireCase,
  mayReadCases: async (tx, { officeId, roles }) => {
    if (!permits(roles, { module: 'cases', level: 'Read' })) return false
    const { keys } = await services.licensing.licencesOf(tx, officeId)
    return keys.has('case_management_readonly') || keys.has('case_management_full')
  },
  letterhead: letterheadOf,
  keys: services.documentKeys,
  fileDocuments: services.fileDocuments,
  grounds: groundsWriter(services),
  auditSeats,
})
