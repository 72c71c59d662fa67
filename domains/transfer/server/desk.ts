/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { transferRows } from '../contract.ts'
import { cancelExport } from './actions/cancel-export.ts'
import { startCheck } from './actions/start-check.ts'
import { startExport } from './actions/start-export.ts'
import { startRun } from './actions/start-run.ts'
import { undo } from './actions/undo.ts'
import { upload } from './actions/upload.ts'
import type { TransferParts } from './parts.ts'
import { exportFile, listExports } from './queries/exports.ts'
import { listImports, readImport } from './queries/imports.ts'
import { pageOfAlike, pageOfProblems, problemsFile } from './queries/problems.ts'
import { templateOf } from './queries/template.ts'

export const transferDesk = (parts: TransferParts): Desk =>
  desk(
    transferRows,
    {
      'imports.upload': (call, { body }) => upload(call, body),
      'imports.list': (call) => listImports(call),
      'imports.template': (call, { query }) => templateOf(call, query),
      'imports.read': (call, { params }) => readImport(call, params),
      'imports.check': (call, { params, body }) => startCheck(call, { ...params, ...body }),
      'imports.problems': (call, { params, query }) => pageOfProblems(call, { ...params, ...query }),
      'imports.alike': (call, { params, query }) => pageOfAlike(call, { ...params, ...query }),
      'imports.problemsFile': (call, { params }) => problemsFile(call, params),
      'imports.run': (call, { params, body }) => startRun(call, { ...params, ...body }),
      'imports.undo': (call, { params, body }) => undo(call, { ...params, ...body }),
      'exports.start': (call, { body }) => startExport(call, body),
      'exports.list': (call) => listExports(call),
      'exports.cancel': (call, { params }) => cancelExport(call, params),
      'exports.file': (call, { params }) => exportFile(call, params),
    },
    parts,
  )
