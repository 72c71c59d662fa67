/** What recordings bring to the server. */
import { hideEntriesOfCases, requireCase } from '@mizan/cases/server'
import { membersOf } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { defineServer, type Services } from '@mizan/platform/domain'
import { recordingAudit, recordingErrors, recordingRows } from '../contract.ts'
import { allowedBy } from './allowance.ts'
import { recordingDesk } from './desk.ts'
import { recordingJobs } from './jobs.ts'
import { recordingMigrations } from './migrations.ts'
import { recordingOfficeData } from './office-data.ts'
import { recordingFilesOfOffice } from './office-files.ts'
import { recordingOtherOffice } from './other-office.ts'
import type { RecordingParts } from './parts.ts'
import { recordingPersonalData } from './personal-data.ts'
import { recordingKeyOf } from './places.ts'
import { recordingTexts } from './searched.ts'
import { bytesOfRecordings } from './store/lists.ts'
import { transcriberOf } from './transcription/openai.ts'
import type { Transcriber } from './transcription/port.ts'

const entries = Object.keys(recordingAudit)
const megabyte = 1024 * 1024

export const recordingsServer = defineServer({
  name: 'recordings',
  rows: recordingRows,
  errors: recordingErrors,
  audit: recordingAudit,
  migrations: recordingMigrations,
  otherOffice: recordingOtherOffice,
  lists: (services) => ({
    keyPlaces: [{ table: 'recordings', fileKeyOf: recordingKeyOf }],
    storedBytes: [bytesOfRecordings],
    searchedTexts: [recordingTexts(allowedBy(services))],
    officeFiles: [recordingFilesOfOffice(services)],
    hiddenEntries: [(caller) => hideEntriesOfCases(caller, entries)],
  }),
  open: (services) => {
    const parts = recordingParts(services)
    return {
      desk: recordingDesk(parts),
      jobs: recordingJobs(parts),
      personalData: recordingPersonalData,
      officeData: recordingOfficeData(parts),
    }
  },
})

/** That of the settings, if there is one. */
function transcriberIn({ config }: Services): Transcriber | undefined {
  const { transcriptionUrl: url, transcriptionKey: key, transcriptionModel: model } = config
  const maxBytes = config.transcriptionMegabytes * megabyte
  return url === undefined ? undefined : transcriberOf({ url, key, model, maxBytes })
}

export function recordingParts(services: Services, transcriber = transcriberIn(services)): RecordingParts {
  const { documentFiles, documentKeys, officeRoom: room, identity, log } = services
  return {
    namesOf: peopleByIds,
    requireCase,
    membersOf,
    isAllowed: allowedBy(services),
    files: documentFiles,
    keys: documentKeys,
    room,
    tickets: identity.tickets,
    transcriber,
    log,
  }
}
