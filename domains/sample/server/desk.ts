/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { sampleRows } from '../contract.ts'
import { askForSample } from './actions/ask-for-sample.ts'
import { removeSample } from './actions/remove-sample.ts'
import type { SampleParts } from './call.ts'
import { readSample } from './queries/sample.ts'

export const sampleDesk = (parts: SampleParts): Desk =>
  desk(
    sampleRows,
    {
      'sample.read': readSample,
      'sample.fill': askForSample,
      'sample.remove': removeSample,
    },
    parts,
  )
