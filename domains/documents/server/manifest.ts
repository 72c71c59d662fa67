/** What documents bring to the server. */
import { join } from 'node:path'
import { hideEntriesOfCases, lockCase, requireCase } from '@mizan/cases/server'
import { peopleByIds } from '@mizan/identity/server'
import { createSeats } from '@mizan/platform/access'
import { defineServer, distinctBy, type Services } from '@mizan/platform/domain'
import { openFileStore, sealedFiles } from '@mizan/platform/files'
import { documentAuditOfCases } from '../audit.ts'
import { documentAudit, documentErrors, documentRows, exhibitIssues, keyIssues } from '../contract.ts'
import {
  archiveBounds,
  derivationBounds,
  exhibitBounds,
  readingBounds,
  searchBounds,
  toolBounds,
} from '../data/limits.ts'
import { documentDesk } from './desk.ts'
import { fileDocuments } from './file-documents.ts'
import { documentJobs } from './jobs.ts'
import { keyPlaces } from './key-places.ts'
import { openKeysOfServer } from './keys/open.ts'
import type { KeyPlace } from './keys/places.ts'
import { noteMemberLeft } from './keys/store.ts'
import { documentMigrations } from './migrations.ts'
import { documentOfficeData } from './office-data.ts'
import { filesOfOffice } from './office-files.ts'
import { documentOtherOffice } from './other-office.ts'
import type { DocumentParts } from './parts.ts'
import { documentPersonalData } from './personal-data.ts'
import { sharedDisk } from './storage/disk.ts'
import { officeRoom } from './storage/room.ts'
import { casePassages } from './texts/case-passages.ts'
import { OpenedIndexes } from './texts/opened.ts'
import { findRecogniser, type Recogniser } from './texts/recogniser.ts'

const entries = Object.keys(documentAuditOfCases)

export const documentsServer = defineServer({
  name: 'documents',
  rows: documentRows,
  errors: documentErrors,
  issues: { ...keyIssues, ...exhibitIssues },
  audit: documentAudit,
  migrations: documentMigrations,
  otherOffice: documentOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).documentSampleCalls,
  lists: (services) => ({
    keyPlaces,
    officeFiles: [filesOfOffice(services)],
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, entries)],
    memberLeft: [noteMemberLeft],
  }),
  ports: async (services) => ({
    documentFiles: sealedFiles(await openFileStore(services.config)),
    documentKeys: await openKeysOfServer(services, tableByTable(services.listOf('keyPlaces'))),
    fileDocuments: (call, filing) => fileDocuments({ ...call, parts: partsOf(services) }, filing),
    casePassages: (call, asked) => casePassages({ ...call, parts: partsOf(services) }, asked),
    textRecogniser: await recogniserOf(services),
    officeRoom: officeRoom({
      // Filled later: ports are filled from the last domain to the first.
      storageOf: (tx, officeId) => services.licensing.storageOf(tx, officeId),
      storedBytes: services.listOf('storedBytes'),
      disk: sharedDisk(services.config),
    }),
  }),
  open: (services) => {
    const parts = partsOf(services)
    return {
      desk: documentDesk(parts),
      jobs: documentJobs(parts),
      personalData: documentPersonalData,
      officeData: documentOfficeData,
    }
  },
})

const tableByTable = (places: readonly KeyPlace[]) => [...distinctBy('keyPlaces', places, 'table').values()]

/** The recogniser that is installed, if any; its absence is told, because scanned documents are then not found. */
async function recogniserOf({ config, log }: Services): Promise<Recogniser> {
  const found = await findRecogniser(config.programPath)
  const { program, readsScans } = found
  if (program === undefined) log.info('pictures are not read: there is no tesseract with Turkish')
  else log.info({ program, readsScans }, 'letters in pictures are recognised')
  return found
}

const made = new WeakMap<Services, DocumentParts>()

/** Made once: what later domains ask of this one works with the same. */
function partsOf(services: Services): DocumentParts {
  const parts = made.get(services) ?? partsFrom(services)
  made.set(services, parts)
  return parts
}

const partsFrom = ({
  documentFiles,
  documentKeys,
  textRecogniser,
  listOf,
  officeRoom: room,
  knownRights: rights,
  identity,
  config,
  log,
}: Services): DocumentParts => ({
  namesOf: peopleByIds,
  requireCase,
  rights,
  lockCase,
  files: documentFiles,
  keys: documentKeys,
  room,
  tickets: identity.tickets,
  texts: new OpenedIndexes(documentKeys),
  searchedTexts: [...distinctBy('searchedTexts', listOf('searchedTexts'), 'source').values()],
  recogniser: textRecogniser,
  readingSeats: createSeats(readingBounds),
  searchSeats: createSeats(searchBounds),
  toolSeats: createSeats(toolBounds),
  exhibitSeats: createSeats(exhibitBounds),
  archiveSeats: createSeats(archiveBounds),
  derivationSeats: createSeats(derivationBounds),
  uploadFolder: join(config.dataDir, 'cache', 'uploads'),
  log,
})
