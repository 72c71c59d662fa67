/** Work of this domain without a call. */
import { type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { expireDocuments } from './expire.ts'
import { jobs } from './job-rules.ts'
import { removeOrphanedFiles } from './keys/orphans.ts'
import type { DocumentParts } from './parts.ts'
import { filesFolder } from './receive.ts'
import { readTexts } from './texts/read-texts.ts'
import { wantMissedTexts } from './texts/want-missed-texts.ts'
import { dropUploads } from './uploads/drop.ts'

export const documentJobs = (parts: DocumentParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'documents.expire': repeatable(expireDocuments),
      'documents.dropUploads': repeatable(dropUploads),
      'documents.removeOrphans': repeatable((call) => removeOrphanedFiles(call, filesFolder)),
      'documents.readTexts': repeatable(readTexts),
      'documents.findTexts': repeatable(wantMissedTexts),
    },
    parts,
  )
