/** What documents bring to the server. */
import { either, hideEntriesOfCases, lockCase, requireCase } from '@mizan/cases/server'
import { peopleByIds } from '@mizan/identity/server'
import type { Caller } from '@mizan/platform/contract'
import { defineServer, type Services } from '@mizan/platform/domain'
import { openFolderStore, sealedFiles } from '@mizan/platform/files'
import { documentAudit, documentErrors, documentRows } from '../contract.ts'
import { documentDesk } from './desk.ts'
import { documentJobs } from './jobs.ts'
import { openKeysOfServer } from './keys/open.ts'
import { documentMigrations } from './migrations.ts'
import { documentOfficeData } from './office-data.ts'
import { documentOtherOffice } from './other-office.ts'
import type { DocumentParts } from './parts.ts'
import { documentPersonalData } from './personal-data.ts'

const entries = Object.keys(documentAudit)

export const documentsServer = defineServer({
  name: 'documents',
  rows: documentRows,
  errors: documentErrors,
  audit: documentAudit,
  migrations: documentMigrations,
  otherOffice: documentOtherOffice,
  ports: async (services) => {
    // That of later domains, read before this one takes its place.
    const { hiddenEntries } = services
    return {
      documentFiles: sealedFiles(await openFolderStore(services.config.dataDir)),
      documentKeys: await openKeysOfServer(services),
      hiddenEntries: (caller: Caller) => either(hideEntriesOfCases(caller, entries), hiddenEntries?.(caller)),
    }
  },
  open: (services) => {
    const parts = partsFrom(services)
    return {
      desk: documentDesk(parts),
      jobs: documentJobs(parts),
      personalData: documentPersonalData,
      officeData: documentOfficeData,
    }
  },
})

const partsFrom = ({ documentFiles, documentKeys, log }: Services): DocumentParts => ({
  namesOf: peopleByIds,
  requireCase,
  lockCase,
  files: documentFiles,
  keys: documentKeys,
  log,
})
