/** Creates a template of the office, empty or with all that another template has. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostTemplates } from '../../../data/limits.ts'
import { draftText, paragraph } from '../../../rules/text.ts'
import type { NewTemplate, OfficeTemplate } from '../../../schemas.ts'
import type { DraftCall, Tx } from '../../call.ts'
import { newKey, ofTemplate, seal } from '../../sealed.ts'
import { countTemplates, insertTemplate, lockTemplates } from '../store.ts'
import { getTemplate, presentTemplate, requireTemplateWriter, type WholeTemplate } from '../templates.ts'

export const createTemplate = (call: DraftCall, wanted: NewTemplate): Promise<OfficeTemplate> =>
  call.office(async (tx) => {
    const { officeId, userId } = callerOf(call)
    requireTemplateWriter(call)
    await lockTemplates(tx, officeId)
    if ((await countTemplates(tx, officeId)) >= mostTemplates)
      throw new AppError('draft.too_many_templates', { values: { most: String(mostTemplates) } })
    const { body, ...begun } = await begunAs(call, tx, wanted)
    const id = randomUUID()
    const { dataKey, wrapped } = await newKey(call, tx, officeId, ofTemplate(id))
    const row = await insertTemplate(tx, {
      ...{ id, company_id: officeId, title: wanted.title, changed_by: userId },
      kind: begun.kind,
      purpose: begun.purpose,
      fields: JSON.stringify(begun.fields),
      checklist: begun.checklist ?? null,
      wrapped_key: wrapped,
      sealed: seal(dataKey, ofTemplate(id), body),
    })
    tx.about(id, { template: row.title })
    return presentTemplate(call, tx, row)
  })

type TemplateStart = Omit<WholeTemplate, 'id' | 'title'>

async function begunAs(call: DraftCall, tx: Tx, { kind, sourceId }: NewTemplate): Promise<TemplateStart> {
  if (sourceId !== undefined) return getTemplate(call, tx, sourceId)
  return { kind, purpose: '', fields: [], body: { text: draftText([paragraph([])]), when: [[]] } }
}
