/** The queries and actions that answer the rows of the contract. */
import { type Desk, desk } from '@mizan/platform/http'
import { draftRows } from '../contract.ts'
import { removeDraft } from './actions/delete.ts'
import { generateDraft } from './actions/generate.ts'
import { saveDraft } from './actions/save.ts'
import { saveToCase } from './actions/to-case.ts'
import { auditFile, auditReport, auditText } from './auditor/audit.ts'
import type { DraftParts } from './parts.ts'
import { listDrafts, readDraft, readVersion, readVersions } from './queries/drafts.ts'
import { draftFile } from './queries/file.ts'
import { createTemplate } from './templates/actions/create.ts'
import { deleteTemplate } from './templates/actions/delete.ts'
import { saveTemplate } from './templates/actions/save.ts'
import { listTemplates, readTemplate } from './templates/queries.ts'

export const draftDesk = (parts: DraftParts): Desk =>
  desk(
    draftRows,
    {
      'drafts.generate': (call, { body }) => generateDraft(call, body),
      'drafts.list': (call, { query }) => listDrafts(call, query),
      'drafts.read': (call, { params }) => readDraft(call, params),
      'drafts.save': (call, { params, body }) => saveDraft(call, { ...params, ...body }),
      'drafts.delete': (call, { params }) => removeDraft(call, params),
      'drafts.versions': (call, { params }) => readVersions(call, params),
      'drafts.version': (call, { params }) => readVersion(call, params),
      'drafts.file': (call, { params, query }) => draftFile(call, { ...params, ...query }),
      'drafts.toCase': (call, { params, body }) => saveToCase(call, { ...params, ...body }),
      'auditor.text': (call, { body }) => auditText(call, body),
      'auditor.file': (call, { body }) => auditFile(call, body),
      'auditor.report': (call, { body }) => auditReport(call, body),
      'templates.list': (call, { query }) => listTemplates(call, query),
      'templates.create': (call, { body }) => createTemplate(call, body),
      'templates.read': (call, { params }) => readTemplate(call, params),
      'templates.save': (call, { params, body }) => saveTemplate(call, { ...params, ...body }),
      'templates.delete': (call, { params }) => deleteTemplate(call, params),
    },
    parts,
  )
