/** Makes a draft: the facts from the case, the words from a template, and a gap for all that nobody knows. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostDrafts } from '../../data/limits.ts'
import { templateForRequest } from '../../rules/templates/choose.ts'
import { valuesFor } from '../../rules/templates/facts.ts'
import { fillTemplate } from '../../rules/templates/fill.ts'
import type { TemplateOutline } from '../../rules/templates/template.ts'
import type { Draft, DraftText, NewDraft } from '../../schemas.ts'
import type { DraftCall, Tx } from '../call.ts'
import { factsOf } from '../case-facts.ts'
import type { OpenCase } from '../parts.ts'
import { entryOf, presentDraft } from '../present.ts'
import { readerOf } from '../readable.ts'
import { newKey, ofDraft, seal } from '../sealed.ts'
import { countDrafts, insertDraft } from '../store/drafts.ts'
import { putVersion } from '../store/versions.ts'
import { getTemplate, listTemplatesOf } from '../templates/templates.ts'

export const generateDraft = (call: DraftCall, wanted: NewDraft): Promise<Draft> =>
  call.office(async (tx) => {
    const { officeId } = callerOf(call)
    if ((await countDrafts(tx, officeId)) >= mostDrafts)
      throw new AppError('draft.too_many', { values: { most: String(mostDrafts) } })
    const ofCase = await caseOf(call, tx, wanted.caseId)
    const template = await getTemplate(call, tx, await templateIdOf(tx, officeId, wanted))
    const values = valuesFor(template.fields, await factsOf(call, tx, ofCase), wanted.fields)
    const text = fillTemplate(template.fields, template.body, values)
    return keep(call, tx, { template, title: wanted.title ?? template.title, text, ofCase })
  })

/** @throws AppError `draft.no_template_fits` */
async function templateIdOf(tx: Tx, officeId: string, { templateId, message }: NewDraft): Promise<string> {
  if (templateId !== undefined) return templateId
  const found = templateForRequest(await listTemplatesOf(tx, officeId), message)
  if (!found) throw new AppError('draft.no_template_fits')
  return found.id
}

async function caseOf(call: DraftCall, tx: Tx, caseId: string | undefined): Promise<OpenCase | undefined> {
  if (caseId === undefined) return undefined
  const reader = await readerOf(call, tx)
  if (!reader.readsCases) throw new AppError('case.no_access')
  return call.parts.requireCase(tx, reader, { caseId, needs: 'write' })
}

interface Made {
  template: TemplateOutline
  title: string
  text: DraftText
  ofCase: OpenCase | undefined
}

async function keep(call: DraftCall, tx: Tx, { template, title, text, ofCase }: Made): Promise<Draft> {
  const { officeId, userId } = callerOf(call)
  const id = randomUUID()
  const { dataKey, wrapped } = await newKey(call, tx, officeId, ofDraft(id))
  const row = await insertDraft(tx, {
    id,
    company_id: officeId,
    owner_id: ofCase ? null : userId,
    case_id: ofCase?.row.id ?? null,
    template_id: template.id,
    kind: template.kind,
    title,
    wrapped_key: wrapped,
    document_id: null,
    created_by: userId,
  })
  const entry = entryOf(row)
  tx.about(entry.subjectId, entry.details)
  await putVersion(tx, undefined, {
    officeId,
    draftId: id,
    by: userId,
    sealed: seal(dataKey, ofDraft(id), text),
  })
  return presentDraft(call, tx, { row, caseTitle: ofCase?.row.display_title ?? null, mayWrite: true }, text)
}
