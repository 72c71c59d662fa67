/** The manifest of incoming mail on the server. */
import { hideEntriesOfCases, namedCases, requireCase } from '@mizan/cases/server'
import { fileKeyOf } from '@mizan/documents/server'
import { createSeats } from '@mizan/platform/access'
import { defineServer, type Services } from '@mizan/platform/domain'
import { mailAudit, mailErrors, mailRows } from '../contract.ts'
import { readingBounds } from '../data/limits.ts'
import { imapBox } from './box/imap.ts'
import { mailDesk } from './desk.ts'
import { mailJobs } from './jobs.ts'
import { mailMigrations } from './migrations.ts'
import { mailOtherOffice } from './other-office.ts'
import type { MailParts } from './parts.ts'
import { mailPersonalData } from './personal-data.ts'
import { bytesOfMails } from './store/mails.ts'

const entries = Object.keys(mailAudit)

export const mailServer = defineServer({
  name: 'mail',
  rows: mailRows,
  errors: mailErrors,
  audit: mailAudit,
  migrations: mailMigrations,
  otherOffice: mailOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).mailSampleCalls,
  lists: () => ({
    keyPlaces: [{ table: 'mails', fileKeyOf }],
    storedBytes: [bytesOfMails],
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, entries)],
  }),
  open: (services) => {
    const parts = mailParts(services)
    return { desk: mailDesk(parts), jobs: mailJobs(parts), personalData: mailPersonalData }
  },
})

export function mailParts(services: Services): MailParts {
  const { documentFiles, documentKeys, fileDocuments, log, config } = services
  const { mailBoxUrl: url, mailBoxAddress: address, mailBoxFolder: folder } = config
  return {
    requireCase,
    namedCases,
    files: documentFiles,
    keys: documentKeys,
    room: services.officeRoom,
    fileDocuments,
    readingSeats: createSeats(readingBounds),
    log,
    box: url && address ? imapBox({ url, address, folder }) : undefined,
    mayWriteCases: async (tx, officeId) =>
      (await services.licensing.licencesOf(tx, officeId)).keys.has('case_management_full'),
  }
}
