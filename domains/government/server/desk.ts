/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { governmentRows } from '../contract.ts'
import { addFile, addReferenceFile } from './actions/add-file.ts'
import { createGovernmentCase } from './actions/create-case.ts'
import { dismissProposal } from './actions/dismiss.ts'
import { endFileSync } from './actions/end-sync.ts'
import { noteRead } from './actions/mark-read.ts'
import { updateGovernmentCase } from './actions/update-case.ts'
import { verifyFiles } from './actions/verify-files.ts'
import type { GovernmentParts } from './parts.ts'
import { readExtensionCases } from './queries/extension-cases.ts'
import { listFiles } from './queries/files.ts'
import { readProposals } from './queries/proposals.ts'

export const governmentDesk = (parts: GovernmentParts): Desk =>
  desk(
    governmentRows,
    {
      'government.create': (call, { body }) => createGovernmentCase(call, body),
      'government.update': (call, { body }) => updateGovernmentCase(call, body),
      'government.extensionCases': (call, { body }) => readExtensionCases(call, body),
      'government.verifyFiles': (call, { body }) => verifyFiles(call, body),
      'government.addFile': (call, { body }) => addFile(call, body),
      'government.addReferenceFile': (call, { body }) => addReferenceFile(call, body),
      'government.endFileSync': (call, { body }) => endFileSync(call, body),
      'government.files': (call, { params, query }) => listFiles(call, { ...params, ...query }),
      'government.proposals': (call, { params }) => readProposals(call, params),
      'government.dismiss': (call, { params, body }) => dismissProposal(call, { ...params, ...body }),
      'government.read': (call, { params, body }) => noteRead(call, { ...params, ...body }),
    },
    parts,
  )
