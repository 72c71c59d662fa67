/** The parts of this domain, from the services of the program. */
import { requireCase } from '@mizan/cases/server'
import { membersOf } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import type { Services } from '@mizan/platform/domain'
import { allowedBy } from './allowance.ts'
import type { RecordingParts } from './parts.ts'
import { transcriberOf } from './transcription/openai.ts'
import type { Transcriber } from './transcription/port.ts'

const megabyte = 1024 * 1024

/** The transcription service of the settings, if there is one. */
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
